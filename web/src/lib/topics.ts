/* Texts that are loaded with the page that shows them. */

export const TOPICS = import.meta.glob<string>(
  ['../../../src/tilerummy/data/locales/*/{camera,companion,device,ending,fair,keys,lab,learn,mydata,navigator,puzzles,review,settings,sight,site,waiting}.ftl'],
  { query: '?raw', import: 'default' },
)
