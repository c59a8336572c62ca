import { dirname, join } from 'node:path/posix'
import type { Check } from './check.ts'

const SHEET_IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g
const CLASS = /\.([A-Za-z_][\w-]*)/g

/** Style sheets have no types: a class that does not exist would only show as a page without its style. */
export const styleClasses: Check = {
  name: 'style classes exist',
  find: (sources) =>
    [...sources].flatMap(([file, text]) => {
      if (!file.endsWith('.tsx')) return []
      return [...text.matchAll(SHEET_IMPORT)].flatMap(([, name = '', sheet = '']) => {
        const css = sources.get(join(dirname(file), sheet))
        if (css === undefined) return [{ file, text: `${sheet} does not exist` }]
        const known = new Set([...css.matchAll(CLASS)].map(([, known]) => known))
        const used = new Set(
          [...text.matchAll(new RegExp(`(?<![./\\w-])${name}\\.(\\w+)`, 'g'))].map(([, used]) => used),
        )
        return [...used].flatMap((each) => (known.has(each) ? [] : [{ file, text: `${sheet} has no class .${each}` }]))
      })
    }),
}
