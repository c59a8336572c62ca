import { homeLinks } from '@sands/contract/home/home.links'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { settingsLinks } from '@sands/contract/settings/settings.links'
import type { Language } from '@sands/rules/language'
import type { Tx } from '../../kernel/database/database.ts'
import { shortLinks, skins } from './settings.tables.ts'

/** No number of the specification's: such a short link leads wherever its own link does. */
const OWN_LINK = 0

const guide = (language: Language) => homeLinks.webview({ url: kernelLinks.guide(language) })

/** Short links to print on a poster. */
const SHORT_LINKS = [
  { code: 'welcome', link: guide('zh-cn') },
  { code: 'welcome-en', link: guide('en-us') },
  { code: 'home', link: homeLinks.home() },
  { code: 'privacy', link: settingsLinks.privacyPolicy() },
]

/** The company is blue; its English college wears orange, so that a switch of colleges can be seen. */
export async function loadSettingsDemo(
  tx: Tx,
  colleges: readonly { id: CollegeId; language: Language }[],
  now: Date,
): Promise<void> {
  await tx
    .insert(skins)
    .values([
      { collegeId: null, theme: 'blue' },
      ...colleges
        .filter(({ language }) => language === 'en-us')
        .map(({ id }) => ({ collegeId: id, theme: 'orange' as const })),
    ])
  await tx.insert(shortLinks).values(SHORT_LINKS.map((link) => ({ ...link, jumpStatus: OWN_LINK, createdAt: now })))
}
