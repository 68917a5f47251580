/* Parts that are loaded when they are needed: a first visit loads one of the two pages, and no dialog. */

import { words } from './i18n.svelte'
import { late } from './late'

export const start = async () => (await Promise.all([late(() => import('../pages/Start.svelte')), words.also('welcome')]))[0]
export const table = () => late(() => import('../pages/Table.svelte'))
export const review = () => late(() => import('../pages/Review.svelte'))
export const lab = () => late(() => import('../pages/Lab.svelte'))
export const rules = () => late(() => import('../pages/Navigator.svelte'))
export const puzzles = () => late(() => import('../pages/Puzzles.svelte'))
export const puzzlePanel = () => late(() => import('../parts/PuzzlePanel.svelte'))
export const learn = () => late(() => import('../pages/Learn.svelte'))
export const score = () => late(() => import('../pages/Score.svelte'))
export const waitingRoom = async () => (await words.also('waiting'), late(() => import('../parts/WaitingRoom.svelte')))
export const lessonPanel = () => late(() => import('../parts/LessonPanel.svelte'))
export const watchBar = () => late(() => import('../parts/WatchBar.svelte'))
export const emptyBoard = () => late(() => import('../parts/EmptyBoard.svelte'))
export const tableMenu = () => late(() => import('../parts/TableMenu.svelte'))
export const roundEnd = () => late(() => import('../parts/RoundEnd.svelte'))
export const roundLog = () => late(() => import('../parts/RoundLog.svelte'))
export const timeUp = () => late(() => import('../parts/TimeUp.svelte'))
export const sideTiles = () => late(() => import('../parts/SideTiles.svelte'))
export const substituteOffer = () => late(() => import('../parts/SubstituteOffer.svelte'))
export const keyList = async () => (await words.also('keys'), late(() => import('../parts/KeyList.svelte')))
export const pushOffer = () => late(() => import('../parts/PushOffer.svelte'))
export const zoomButtons = () => late(() => import('../parts/ZoomButtons.svelte'))
export const hints = () => late(() => import('../parts/Hints.svelte'))
export const peopleHere = () => late(() => import('../parts/PeopleHere.svelte'))
export const handOver = () => late(() => import('../parts/HandOver.svelte'))
export const reactions = () => late(() => import('../parts/Reactions.svelte'))
export const clock = () => late(() => import('../parts/Clock.svelte'))
