import { isTest } from '../kernel/sources.ts'
import { type Check, offencesOf } from './check.ts'

/** Comments, and names of keys, which are the same on every keyboard. */
const NO_TEXT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$|<kbd\b[^>]*>[^<]*<\/kbd>/gm
const HAN = /[^\s'"`<>]*\p{Script=Han}[^'"`<>\n]*/gu
const JSX_TEXT = />\s*([^<>{}=;()]*\p{L}{2}[^<>{}=;()]*?)\s*<\//gu
const ATTRIBUTE = /\b(?:aria-label|alt|title|placeholder|label)=["']([^"']*\p{L}{2}[^"']*)["']/gu

/** They are replaced by spaces of the same length, so that positions stay correct. */
const onlyTexts = (source: string) => source.replace(NO_TEXT, (found) => found.replace(/[^\n]/g, ' '))

export const hardTexts: Check = {
  name: 'texts are in the dictionaries',
  find: (sources) =>
    [...sources].flatMap(([path, whole]) => {
      if (!/^(?:apps\/(?:mobile|desktop)|packages\/web)\/src\/(?!testing\/).+\.tsx?$/.test(path) || isTest(path))
        return []
      const source = onlyTexts(whole)
      const say = (found: string) => `"${found.trim().slice(0, 40)}" belongs in packages/i18n`
      const patterns = path.endsWith('.tsx') ? [HAN, JSX_TEXT, ATTRIBUTE] : [HAN]
      return patterns.flatMap((pattern) => offencesOf(path, source, pattern, say))
    }),
}
