import type { CollegeId } from '@sands/contract/kernel/schema'
import { messageLinks } from '@sands/contract/message/message.links'
import type { Language } from '@sands/rules/language'
import { errorText } from '../../../kernel/errors.ts'
import type { OutsideText } from '../../auth/index.ts'
import { textOf } from '../message.present.ts'
import type { MessageTexts } from '../template.ts'
import type { ChannelDeliveryId } from './channel-delivery.repo.ts'

/** Titles that a summary shows. */
const SHOWN_TITLES = 20

interface Told {
  id: ChannelDeliveryId
  home: string
  language: Language
  timeZone: string
  collegeId: CollegeId
  college: string
}
interface ToldMessage {
  id: string
  texts: MessageTexts
  createdAt: Date
}

const timeWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)

function frame(
  { id, home, language, timeZone, college }: Told,
  { title, content, link, at }: { title: string; content: string; link: string; at: Date },
): OutsideText {
  return {
    id: `sands-${id}`,
    title,
    content,
    link: `${home}${link}`,
    linkText: errorText('message.channel_open', language),
    footer: errorText('message.channel_footer', language, { college }),
    settingsLink: `${home}${messageLinks.settings()}`,
    parts: { title, content, college, time: timeWords(at, timeZone), link: `${home}${link}` },
  }
}

/** The text of one message for one person. */
export const messageText = (told: Told, { id, texts, createdAt }: ToldMessage): OutsideText =>
  frame(told, { ...textOf(texts, told.language), link: messageLinks.card(id, told.collegeId), at: createdAt })

/** The text of a summary: the titles of all messages, the newest first. */
export function digestText(told: Told, messages: readonly ToldMessage[], now: Date): OutsideText {
  const { language } = told
  const newest = [...messages].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const titles = newest.slice(0, SHOWN_TITLES).map(({ texts }) => `· ${textOf(texts, language).title}`)
  const more = newest.length - titles.length
  const lines = [...titles, ...(more > 0 ? [errorText('message.digest_more', language, { count: more })] : [])]
  const title = errorText('message.digest_title', language, { count: newest.length })
  return frame(told, { title, content: lines.join('\n'), link: messageLinks.news(told.collegeId), at: now })
}
