import { isTest } from '../kernel/sources.ts'
import type { Check } from './check.ts'

const MOST_LINES = 400
/** These files are long because of their content: tables, demo content, dictionaries, legal texts. */
const DATA = /\.tables\.ts$|\.demo\.ts$|^packages\/i18n\/src\/[^/]+\/|agreement|^docs\//

export const fileSize: Check = {
  name: 'file size',
  find: (sources) =>
    [...sources].flatMap(([path, source]) => {
      if (!/\.(?:tsx?|mjs|css)$/.test(path) || isTest(path) || DATA.test(path)) return []
      const lines = source.trimEnd().split('\n').length
      return lines > MOST_LINES
        ? [{ file: path, text: `${lines} lines: split it by noun (${MOST_LINES} at most)` }]
        : []
    }),
}
