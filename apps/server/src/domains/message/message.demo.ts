import type { CollegeId, MessageId } from '@sands/contract/kernel/schema'
import { format, type Params } from '@sands/i18n/format'
import { JUMP } from '@sands/rules/jump'
import { LANGUAGES, type Language } from '@sands/rules/language'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { addChannelReport, loadChannelSettingsDemo } from './channel/channel.demo.ts'
import { COLLEAGUES, DEMO_INBOXES, type DemoLetter } from './inbox.demo.ts'
import { messageTexts as enUs } from './message.en-us.demo.ts'
import { messageTexts as id } from './message.id.demo.ts'
import { inbox, messages } from './message.tables.ts'
import { messageTexts as vi } from './message.vi.demo.ts'
import { messageTexts as zhCht } from './message.zh-cht.demo.ts'
import { messageTexts as zhCn } from './message.zh-cn.demo.ts'
import { addSentNotice } from './outgoing/outgoing.demo.ts'
import type { MessageTexts } from './template.ts'

const TEXTS = { 'zh-cn': zhCn, 'zh-cht': zhCht, 'en-us': enUs, vi, id }

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Read messages were read this long after they arrived. */
const READ_AFTER_MS = 5 * MINUTE_MS

const dayFormats = new Map(
  LANGUAGES.map((language) => [
    language,
    new Intl.DateTimeFormat(language === 'zh-cht' ? 'zh-Hant' : language, {
      month: language.startsWith('zh') ? 'long' : 'short',
      day: 'numeric',
      timeZone: 'Asia/Shanghai',
    }),
  ]),
)

function paramsOf({ who, week }: DemoLetter, language: Language, createdAt: Date): Params {
  const day = (daysBefore: number) => dayFormats.get(language)?.format(createdAt.getTime() - daysBefore * DAY_MS) ?? ''
  return {
    ...(who ? { who: COLLEAGUES[who][language] } : {}),
    ...(week ? { ...week, from: day(7), until: day(1) } : {}),
  }
}

const textsOf = (letter: DemoLetter, createdAt: Date): MessageTexts =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const { title, content } = TEXTS[language][letter.name]
      const params = paramsOf(letter, language, createdAt)
      return [language, { title: format(title, params, language), content: format(content, params, language) }]
    }),
  )

async function addMessage(
  tx: Tx,
  collegeId: CollegeId,
  { letter, texts, createdAt }: { letter: DemoLetter; texts: MessageTexts; createdAt: Date },
): Promise<MessageId> {
  const { category, jump } = letter
  const [row] = await tx
    .insert(messages)
    .values({
      collegeId,
      category,
      texts,
      jumpType: jump ? JUMP[jump.to] : null,
      jumpLink: jump?.link ?? null,
      createdAt,
    })
    .returning({ id: messages.id })
  if (!row) throw new Error(`the demo message ${letter.name} was not stored`)
  return row.id
}

/** Half a year of messages, minutes to months old, some of them unread. Returns the audit entries of sending them. */
export async function loadMessageDemo(tx: Tx, { company, now }: Demo): Promise<DemoAct[]> {
  const acts: DemoAct[] = []
  await loadChannelSettingsDemo(tx)
  for (const { id: collegeId, language } of company.colleges) {
    const oldestFirst = [...(DEMO_INBOXES[language] ?? [])].sort((a, b) => b.minutesAgo - a.minutesAgo)
    for (const letter of oldestFirst) {
      const { category, isUnread = false } = letter
      const createdAt = new Date(now.getTime() - letter.minutesAgo * MINUTE_MS)
      const texts = textsOf(letter, createdAt)
      const messageId = await addMessage(tx, collegeId, { letter, texts, createdAt })
      const readAt = isUnread ? null : new Date(createdAt.getTime() + READ_AFTER_MS)
      const rows = letter.to.flatMap((userName) => {
        const userId = company.users.get(userName)
        return userId ? [{ userId, messageId, collegeId, category, createdAt, readAt }] : []
      })
      await tx.insert(inbox).values(rows)
      const sender = company.users.get('admin')
      const userIds = rows.map(({ userId }) => userId)
      if (sender && category === 'notice') {
        const notice = { collegeId, messageId, userIds, sentAt: createdAt }
        acts.push(await addSentNotice(tx, { ...notice, letter, texts, sender }))
        await addChannelReport(tx, notice, now)
      }
    }
  }
  return acts
}
