import { laterTextUses } from '../generate/text-uses.ts'
import type { Check } from './check.ts'

/** What the phone shows before a screen of its domain is opened: the app, slots that are not loaded later, and blocks of the home page. */
const PHONE_SHELL = /^apps\/mobile\/src\/(?:app\/|domains\/[a-z]+\/(?:[a-z]+\.slots\.tsx?$|blocks\/))/
/** The same for the desktop: the app, and names that the navigation, the search and the log of other domains show. */
const DESKTOP_SHELL = /^apps\/desktop\/src\/(?:app\/|domains\/[a-z]+\/[a-z]+\.(?:routes|slots|terms)\.tsx?$)/

export const shellTexts: Check = {
  name: 'texts of the shell',
  find: (sources) => [
    ...laterTextUses(sources, { app: 'mobile', roots: PHONE_SHELL, lazy: false }).map(({ file, key, domain }) => ({
      file,
      text: `'${key}' is not in the first load: move it to ${domain}.shell.ts`,
    })),
    ...laterTextUses(sources, { app: 'desktop', roots: DESKTOP_SHELL, lazy: false }).map(({ file, key, domain }) => ({
      file,
      text: `'${key}' is not in the first load: move it to ${domain}.manage.ts`,
    })),
  ],
}
