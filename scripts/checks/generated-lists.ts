import { generatedLists } from '../generate/lists.ts'
import type { Check } from './check.ts'

export const generatedListsCheck: Check = {
  name: 'generated lists',
  find: (sources) =>
    [...generatedLists(sources)]
      .filter(([path, text]) => sources.get(path) !== text)
      .map(([file]) => ({ file, text: 'is out of date: run npm run format' })),
}
