/* Texts that are loaded with the page that shows them. */

export const TOPICS = import.meta.glob<string>(
  ['../../../src/tilerummy/data/locales/*/{camera,companion,device,fair,keys,lab,mydata,navigator,puzzles,review,site,waiting}.ftl'],
  { query: '?raw', import: 'default' },
)
