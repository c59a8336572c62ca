import { homeLinks } from '@sands/contract/home/home.links'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { settingsLinks } from '@sands/contract/settings/settings.links'
import type { Language } from '@sands/rules/language'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { skinRecord } from './settings.present.ts'
import { shortLinks, skins, textChanges } from './settings.tables.ts'
import { textRecords } from './texts/texts.present.ts'

/** Not a number of the specification: such a short link stores its own target. */
const OWN_LINK = 0

const guide = (language: Language) => homeLinks.webview({ url: kernelLinks.guide(language) })

/** Short links for posters. */
const SHORT_LINKS = [
  { code: 'welcome', link: guide('zh-cn') },
  { code: 'welcome-en', link: guide('en-us') },
  { code: 'home', link: homeLinks.home() },
  { code: 'privacy', link: settingsLinks.privacyPolicy() },
]

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** An edit of a text that was reverted after two hours. */
async function addEditions(tx: Tx, { collegeId, editor, now }: { collegeId: CollegeId; editor: string; now: Date }) {
  const wording = { key: 'message.title', language: 'zh-cn' as const }
  const tried = new Date(now.getTime() - 8 * DAY_MS)
  const editions = [
    { version: 1, act: 'edited' as const, at: tried, before: null, after: '通知' },
    { version: 2, act: 'restored' as const, at: new Date(tried.getTime() + 2 * HOUR_MS), before: '通知', after: null },
  ]
  await tx.insert(textChanges).values(editions.map((edition) => ({ ...wording, ...edition, actorName: editor })))
  return editions.flatMap(({ at, act, before, after }) =>
    textRecords(act, [{ ...wording, before, after }]).map((record): DemoAct => ({ at, collegeId, record })),
  )
}

/** The company is blue; its English college is orange, so that switching colleges is visible. */
export async function loadSettingsDemo(tx: Tx, { company, now }: Demo): Promise<DemoAct[]> {
  const { colleges, administrator } = company
  const [home] = colleges
  const english = colleges.filter(({ language }) => language === 'en-us')
  await tx
    .insert(skins)
    .values([
      { collegeId: null, theme: 'blue' },
      ...english.map(({ id }) => ({ collegeId: id, theme: 'orange' as const })),
    ])
  await tx.insert(shortLinks).values(SHORT_LINKS.map((link) => ({ ...link, jumpStatus: OWN_LINK, createdAt: now })))
  const chosen = english.map(
    ({ id }): DemoAct => ({
      at: new Date(now.getTime() - 38 * DAY_MS),
      collegeId: id,
      record: skinRecord(
        id,
        { theme: null, tabBackgroundFileId: null },
        { theme: 'orange', tabBackgroundFileId: null },
      ),
    }),
  )
  return [...chosen, ...(home ? await addEditions(tx, { collegeId: home.id, editor: administrator.name, now }) : [])]
}
