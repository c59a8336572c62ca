import { AUDIT_TEXTS, SHELL_DOMAINS } from '../../packages/i18n/src/shell-domains.ts'
import { laterTextUses } from '../generate/text-uses.ts'
import type { Sources } from '../kernel/sources.ts'
import type { Check } from './check.ts'

/** What the phone shows before a screen of its domain is opened: the app, slots that are not loaded later, and blocks of the home page. */
const PHONE_SHELL = /^apps\/mobile\/src\/(?:app\/|domains\/[a-z]+\/(?:[a-z]+\.(?:slots|entries)\.tsx?$|blocks\/))/
/** The same for the desktop: the app, and names that the navigation, the search and pages of other domains show. */
const DESKTOP_SHELL =
  /^apps\/desktop\/src\/(?:app\/(?!domain-audit\.ts$)|domains\/[a-z]+\/[a-z]+\.(?:routes|slots|terms)\.tsx?$)/
const AUDIT_LOG = /^apps\/desktop\/src\/domains\/[a-z]+\/[a-z]+\.audit\.ts$/

const PART = /^packages\/i18n\/src\/[\w-]+\/([a-z]+)\.[\w-]+\.manage\.ts$/
const KEY = /^ {2}'?([a-z]+)\.([\w.-]+)'?:/gm

/** Texts of another domain, such as the names of rights, in a file that comes with the pages of its own domain. */
const foreignTexts = (sources: Sources) =>
  [...sources].flatMap(([file, text]) => {
    const domain = PART.exec(file)?.[1]
    if (domain === undefined || SHELL_DOMAINS.desktop.includes(domain)) return []
    return [...text.matchAll(KEY)]
      .filter(([, owner]) => owner !== domain)
      .map(([, owner, name]) => ({
        file,
        text: `'${owner}.${name}' comes only with the pages of ${domain}: move it to ${domain}.manage.ts`,
      }))
  })

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
    ...laterTextUses(sources, { app: 'desktop', roots: AUDIT_LOG, lazy: false })
      .filter(({ domain }) => domain !== AUDIT_TEXTS)
      .map(({ file, key, domain }) => ({
        file,
        text: `'${key}' does not come with the audit log: move it to ${domain}.audit.manage.ts`,
      })),
    ...foreignTexts(sources),
  ],
}
