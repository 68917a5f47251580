/* Parts that are loaded when they are needed: a first visit loads one of the two pages, and no dialog. */

import { words } from './i18n.svelte'
import { late } from './late'

/** A part with the texts that only it needs. */
const speaking = async <Part>(part: Promise<Part>, ...topics: string[]): Promise<Part> =>
  (await Promise.all([part, ...topics.map((topic) => words.also(topic))]))[0]

export const start = () => speaking(late(() => import('../pages/Start.svelte')), 'welcome')
export const table = () => late(() => import('../pages/Table.svelte'))
export const review = () => late(() => import('../pages/Review.svelte'))
export const lab = () => late(() => import('../pages/Lab.svelte'))
export const rules = () => late(() => import('../pages/Navigator.svelte'))
export const puzzles = () => late(() => import('../pages/Puzzles.svelte'))
export const puzzlePanel = () => late(() => import('../parts/PuzzlePanel.svelte'))
export const learn = () => speaking(late(() => import('../pages/Learn.svelte')), 'learn')
export const score = () => late(() => import('../pages/Score.svelte'))
export const waitingRoom = () => speaking(late(() => import('../parts/WaitingRoom.svelte')), 'waiting', 'ending')
export const lessonPanel = () => speaking(late(() => import('../parts/LessonPanel.svelte')), 'learn')
export const watchBar = () => speaking(late(() => import('../parts/WatchBar.svelte')), 'settings')
export const emptyBoard = () => late(() => import('../parts/EmptyBoard.svelte'))
export const tableMenu = () => speaking(late(() => import('../parts/TableMenu.svelte')), 'ending')
export const roundEnd = () => speaking(late(() => import('../parts/RoundEnd.svelte')), 'ending')
export const storyLine = () => late(() => import('../parts/StoryLine.svelte'))
export const roundLog = () => late(() => import('../parts/RoundLog.svelte'))
export const timeUp = () => late(() => import('../parts/TimeUp.svelte'))
export const sideTiles = () => late(() => import('../parts/SideTiles.svelte'))
export const substituteOffer = () => late(() => import('../parts/SubstituteOffer.svelte'))
export const sight = () => speaking(late(() => import('../parts/Sight.svelte')), 'sight')
export const keyList = () => speaking(late(() => import('../parts/KeyList.svelte')), 'keys', 'sight')
export const pushOffer = () => late(() => import('../parts/PushOffer.svelte'))
export const zoomButtons = () => late(() => import('../parts/ZoomButtons.svelte'))
export const hints = () => late(() => import('../parts/Hints.svelte'))
export const peopleHere = () => late(() => import('../parts/PeopleHere.svelte'))
export const handOver = () => late(() => import('../parts/HandOver.svelte'))
export const reactions = () => late(() => import('../parts/Reactions.svelte'))
export const clock = () => late(() => import('../parts/Clock.svelte'))
