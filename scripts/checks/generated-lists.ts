import { generatedLists } from '../generate/lists.ts'
import type { Check } from './check.ts'

export const generatedListsCheck: Check = {
  name: 'generated lists',
  find: (sources) =>
    [...generatedLists(sources)]
      .filter(([path, text]) => sources.get(path) !== text)
      .map(([file]) => ({ file, text: 'does not list what the domains have now: npm run format' })),
}
