import type { Sources } from '../kernel/sources.ts'
import { ARRAY, HEADER, imports, listed, type Member, members, spread, spreadLines } from './exports.ts'

const MOBILE = 'apps/mobile/src/app'
const DESKTOP = 'apps/desktop/src/app'

const ofDomain = (sources: Sources, app: string, role: string, name: RegExp): Member[] =>
  members(sources, new RegExp(String.raw`^apps/${app}/src/domains/([a-z]+)/[a-z]+\.${role}\.tsx?$`), name)

function mobileRoutes(sources: Sources): string {
  const found = ofDomain(sources, 'mobile', 'routes', /Routes$/)
  return `${HEADER}
${imports(MOBILE, found, [['../kernel/route.ts', `import type { AppRoute } from '../kernel/route.ts'`]])}

/** The screens of every domain. */
${listed(ARRAY, { before: 'export const domainRoutes: readonly AppRoute[] = ', parts: spread(found) })}
`
}

function mobileSlots(sources: Sources): string {
  const found = ofDomain(sources, 'mobile', 'slots', /(?:Entries|Tabs|Blocks|Contents|Parts)$/)
  const ending = (word: string) => found.filter(({ name }) => name.endsWith(word))
  const list = (key: string, word: string) =>
    listed(ARRAY, { before: `${key}: `, parts: spread(ending(word)), after: ',', indent: '  ' })
  return `${HEADER}
${imports(MOBILE, found, [['../kernel/slots.ts', `import type { Slots } from '../kernel/slots.ts'`]])}

/** What every domain offers to the screens of others. */
export const domainSlots = {
${list('entries', 'Entries')}
${list('tabs', 'Tabs')}
${list('blocks', 'Blocks')}
${list('contents', 'Contents')}
${spreadLines(ending('Parts'))}
} satisfies Partial<Slots>
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

export const screenLists = (sources: Sources): [path: string, text: string][] => [
  [`${MOBILE}/domain-routes.ts`, mobileRoutes(sources)],
  [`${MOBILE}/domain-slots.ts`, mobileSlots(sources)],
  [`${DESKTOP}/domain-screens.ts`, desktopScreens(sources)],
]
