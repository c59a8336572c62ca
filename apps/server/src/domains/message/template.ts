import { format, type Params, placeholders } from '@sands/i18n/format'
import { type TemplateName, templateTexts } from '@sands/i18n/templates'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { wordingOf } from '../../kernel/wordings.ts'
import type { MessageText } from './message.tables.ts'

export type MessageTexts = Partial<Record<Language, MessageText>>

/** Which template texts come from. They are stored beside the message, and no reader of the texts needs it. */
const events = new WeakMap<MessageTexts, TemplateName>()

/** The event that a message is about; null for texts that the company has written. */
export const eventOf = (texts: MessageTexts): TemplateName | null => events.get(texts) ?? null

const TITLE = /\.title$/

/** All events, with the titles of their messages. What differs from message to message is left out. */
export const knownEvents = (language: Language): { event: string; title: string }[] =>
  Object.entries(templateTexts[language])
    .filter(([key]) => TITLE.test(key))
    .map(([key, text]) => {
      const title = wordingOf(language, key) ?? text
      const params = Object.fromEntries(placeholders(title).map((name) => [name, '…']))
      return { event: key.replace(TITLE, ''), title: format(title, params, language) }
    })

/** The texts of a template in every language, because the reader may change their language later. */
export const fromTemplate = (
  name: TemplateName,
  params: Params | ((language: Language) => Params) = {},
): MessageTexts => {
  const texts: MessageTexts = Object.fromEntries(
    LANGUAGES.map((language) => {
      const filled = typeof params === 'function' ? params(language) : params
      const say = (key: `${TemplateName}.title` | `${TemplateName}.content`) =>
        format(wordingOf(language, key) ?? templateTexts[language][key], filled, language)
      return [language, { title: say(`${name}.title`), content: say(`${name}.content`) }]
    }),
  )
  events.set(texts, name)
  return texts
}
