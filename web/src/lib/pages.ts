/* Parts that are loaded when they are needed: a first visit loads one of the two pages, and no dialog. */

export const start = () => import('../pages/Start.svelte')
export const table = () => import('../pages/Table.svelte')
export const waitingRoom = () => import('../parts/WaitingRoom.svelte')
export const lessonPanel = () => import('../parts/LessonPanel.svelte')
export const watchBar = () => import('../parts/WatchBar.svelte')
export const tableMenu = () => import('../parts/TableMenu.svelte')
export const roundEnd = () => import('../parts/RoundEnd.svelte')
export const roundLog = () => import('../parts/RoundLog.svelte')
export const timeUp = () => import('../parts/TimeUp.svelte')
export const sideTiles = () => import('../parts/SideTiles.svelte')
export const substituteOffer = () => import('../parts/SubstituteOffer.svelte')
export const keyList = () => import('../parts/KeyList.svelte')
