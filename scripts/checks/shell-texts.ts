import { laterTextUses } from '../generate/text-uses.ts'
import type { Check } from './check.ts'

/** What shows texts before a screen of their domain is opened: the app, slots that are not loaded later, and blocks of the home page. */
const SHELL = /^apps\/mobile\/src\/(?:app\/|domains\/[a-z]+\/(?:[a-z]+\.slots\.tsx?$|blocks\/))/

export const shellTexts: Check = {
  name: 'texts of the shell',
  find: (sources) =>
    laterTextUses(sources, { roots: SHELL, lazy: false }).map(({ file, key, domain }) => ({
      file,
      text: `'${key}' is not in the first load: move it to ${domain}.shell.ts`,
    })),
}
