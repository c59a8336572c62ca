import { dirname } from 'node:path/posix'
import { isTest } from '../kernel/sources.ts'
import type { Check } from './check.ts'

const MOST_FILES = 30
const CODE = /^(?:apps|packages|e2e|scripts|bench)\/.+\.tsx?$/
/** One dictionary for each domain and one migration for each change: there is nothing to group them by. */
const LONG_LISTS = /^packages\/i18n\/src\/|^apps\/server\/migrations\//

export const folderSize: Check = {
  name: 'folder size',
  find: (sources) => {
    const files = [...sources.keys()].filter((path) => CODE.test(path) && !isTest(path) && !LONG_LISTS.test(path))
    const folders = Map.groupBy(files, dirname)
    return [...folders].flatMap(([folder, { length }]) =>
      length > MOST_FILES
        ? [{ file: folder, text: `${length} files: give it folders by noun (${MOST_FILES} at most)` }]
        : [],
    )
  },
}
