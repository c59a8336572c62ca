import type { Domain } from '@sands/contract/domains'
import { AUDIT_TEXTS } from '@sands/i18n/shell-domains'
import { needTexts } from '@sands/web/i18n/domain-texts'
import { domainTexts } from '../kernel/domain-texts.ts'
import { type LazyPage, lazyPage } from '../kernel/lazy-page.tsx'
import type { DomainScreens } from '../kernel/screens.ts'
import { loadAudit } from './load-audit.ts'

const textsOf: Readonly<Partial<Record<Domain, readonly string[]>>> = domainTexts

/** The texts of the audit log come with its names. */
async function loadTexts(domain: Domain): Promise<void> {
  const groups = textsOf[domain] ?? []
  await Promise.all([needTexts(groups), groups.includes(AUDIT_TEXTS) ? loadAudit() : undefined])
}

/** The page with its texts. If they cannot be loaded, the page is shown, and each of its texts tries again. */
const pageWithTexts = <Props extends object>(domain: Domain, page: LazyPage<Props>): LazyPage<Props> =>
  lazyPage(async () => {
    const [Page] = await Promise.all([page.preload(), loadTexts(domain).catch(() => undefined)])
    return { Page }
  }, 'Page')

/** Lets every page, card, note and maker of a domain load the texts of the domain, too. */
export function withTexts(screens: DomainScreens): DomainScreens {
  const { domain, open = [], portal = [], manage = [], cards = [], notes = [], makers = [] } = screens
  const loaded = <Screen extends { page: LazyPage }>(screen: Screen): Screen => ({
    ...screen,
    page: pageWithTexts(domain, screen.page),
  })
  return {
    ...screens,
    open: open.map(loaded),
    portal: portal.map(loaded),
    manage: manage.map(loaded),
    cards: cards.map((card) => ({ ...card, card: pageWithTexts(domain, card.card) })),
    makers: makers.map((each) => ({ ...each, maker: pageWithTexts(domain, each.maker) })),
    notes: notes.map((note) => ({ ...note, note: pageWithTexts(domain, note.note) })),
  }
}
