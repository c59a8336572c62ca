import { AUDIT_TEXTS } from '../../packages/i18n/src/shell-domains.ts'
import type { Sources } from '../kernel/sources.ts'
import { ARRAY, domainOrder, HEADER, imports, listed, type Member, members, spread, spreadLines } from './exports.ts'
import { laterTextUses } from './text-uses.ts'

const MOBILE = 'apps/mobile/src/app'
const DESKTOP = 'apps/desktop/src/app'

const ofDomain = (sources: Sources, app: string, role: string, name: RegExp): Member[] =>
  members(sources, new RegExp(String.raw`^apps/${app}/src/domains/([a-z]+)/[a-z]+\.${role}\.tsx?$`), name)

function mobileRoutes(sources: Sources): string {
  const found = ofDomain(sources, 'mobile', 'routes', /Routes$/)
  const parts = found.map(({ domain, name }) => `...inDomain('${domain}', ${name})`)
  return `${HEADER}
${imports(MOBILE, found, [['../kernel/route.ts', `import { type AppRoute, inDomain } from '../kernel/route.ts'`]])}

/** The screens of every domain. */
${listed(ARRAY, { before: 'export const domainRoutes: readonly AppRoute[] = ', parts })}
`
}

/** Domains whose texts the code of a domain uses, those of the components it imports from the packages included. */
function textsOf(sources: Sources, app: 'mobile' | 'desktop', domain: string): string {
  // The names in the audit log come with its page, not with those of the domain.
  const roots = new RegExp(String.raw`^apps/${app}/src/domains/${domain}/(?!${domain}\.audit\.ts$)`)
  const used = new Set(laterTextUses(sources, { app, roots, lazy: true }).map((use) => use.domain))
  const parts = [AUDIT_TEXTS, ...domainOrder(sources)].filter((name) => used.has(name))
  return listed(ARRAY, { before: `${domain}: `, parts: parts.map((name) => `'${name}'`), after: ',', indent: '  ' })
}

interface TextsOfApp {
  app: 'mobile' | 'desktop'
  /** Where the type of the domains whose texts come later is. */
  from: string
  type: string
  /** The name for the domains that have screens, where it is needed. */
  name?: string
}

function textsByDomain(sources: Sources, { app, from, type, name }: TextsOfApp): string {
  const hasScreens = (domain: string) =>
    [...sources.keys()].some((path) => path.startsWith(`apps/${app}/src/domains/${domain}/`))
  const lines = domainOrder(sources)
    .filter(hasScreens)
    .map((domain) => textsOf(sources, app, domain))
  return `${HEADER}
import type { ${type} } from '${from}'

/** Texts that the screens of each domain need besides those of the first load, by the domain they belong to. */
export const domainTexts = {
${lines.join('\n')}
} satisfies Record<string, readonly ${type}[]>
${name ? `\n/** A domain that has screens. */\nexport type ${name} = keyof typeof domainTexts\n` : ''}`
}

function mobileSlots(sources: Sources): string {
  const found = ofDomain(sources, 'mobile', 'slots', /(?:Tabs|Blocks|Contents|Parts)$/)
  const ending = (word: string) => found.filter(({ name }) => name.endsWith(word))
  const list = (key: string, word: string) =>
    listed(ARRAY, { before: `${key}: `, parts: spread(ending(word)), after: ',', indent: '  ' })
  return `${HEADER}
${imports(MOBILE, found, [['../kernel/slots.ts', `import type { Slots } from '../kernel/slots.ts'`]])}

/** What every domain offers to the screens of others. */
export const domainSlots = {
${list('tabs', 'Tabs')}
${list('blocks', 'Blocks')}
${list('contents', 'Contents')}
${spreadLines(ending('Parts'))}
} satisfies Partial<Slots>
`
}

function mobileEntries(sources: Sources): string {
  const found = ofDomain(sources, 'mobile', 'entries', /Entries$/)
  return `${HEADER}
${imports(MOBILE, found, [['../kernel/slots.ts', `import type { MyEntry } from '../kernel/slots.ts'`]])}

/** What every domain has on the my page. */
${listed(ARRAY, { before: 'export const domainEntries: readonly MyEntry[] = ', parts: spread(found) })}
`
}

function desktopScreens(sources: Sources): string {
  const screens = ofDomain(sources, 'desktop', 'routes', /Screens$/)
  const parts = ofDomain(sources, 'desktop', 'slots', /Parts$/)
  const extra: [string, string][] = [
    ['../kernel/screens.ts', `import type { DomainScreens } from '../kernel/screens.ts'`],
    ['../kernel/slots.ts', `import type { Slots } from '../kernel/slots.ts'`],
  ]
  return `${HEADER}
${imports(DESKTOP, [...screens, ...parts], extra)}

/** The pages of every domain. */
${listed(ARRAY, { before: 'export const screensByDomain: readonly DomainScreens[] = ', parts: screens.map(({ name }) => name) })}

/** What every domain offers to the pages of others. */
export const domainParts = {
${spreadLines(parts)}
} satisfies Partial<Slots>
`
}

function desktopAudit(sources: Sources): string {
  const found = ofDomain(sources, 'desktop', 'audit', /Audit$/)
  const parts = found.map(({ domain, name }) => `['${domain}', ${name}]`)
  const extra: [string, string][] = [
    ['@sands/contract/domains', `import type { Domain } from '@sands/contract/domains'`],
    ['../kernel/terms.ts', `import type { AuditTerms } from '../kernel/terms.ts'`],
  ]
  return `${HEADER}
${imports(DESKTOP, found, extra)}

/** The names that every domain gives to what it records in the audit log. */
${listed(ARRAY, { before: 'export const auditByDomain = new Map<Domain, AuditTerms>(', parts, after: ')' })}
`
}

export const screenLists = (sources: Sources): [path: string, text: string][] => [
  [`${MOBILE}/domain-routes.ts`, mobileRoutes(sources)],
  [`${MOBILE}/domain-slots.ts`, mobileSlots(sources)],
  [`${MOBILE}/domain-entries.ts`, mobileEntries(sources)],
  [
    'apps/mobile/src/kernel/domain-texts.ts',
    textsByDomain(sources, { app: 'mobile', from: '@sands/i18n/shell', type: 'TextDomain', name: 'PhoneDomain' }),
  ],
  [
    'apps/desktop/src/kernel/domain-texts.ts',
    textsByDomain(sources, { app: 'desktop', from: '@sands/i18n/manage', type: 'ManageTextDomain' }),
  ],
  [`${DESKTOP}/domain-screens.ts`, desktopScreens(sources)],
  [`${DESKTOP}/domain-audit.ts`, desktopAudit(sources)],
]
