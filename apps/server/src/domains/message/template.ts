import { format, type Params } from '@sands/i18n/format'
import { type TemplateName, templateTexts } from '@sands/i18n/templates'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { wordingOf } from '../../kernel/wordings.ts'
import type { MessageText } from './message.tables.ts'

export type MessageTexts = Partial<Record<Language, MessageText>>

/** The texts of a template in every language, because the reader may change their language later. */
export const fromTemplate = (
  name: TemplateName,
  params: Params | ((language: Language) => Params) = {},
): MessageTexts =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const filled = typeof params === 'function' ? params(language) : params
      const say = (key: `${TemplateName}.title` | `${TemplateName}.content`) =>
        format(wordingOf(language, key) ?? templateTexts[language][key], filled, language)
      return [language, { title: say(`${name}.title`), content: say(`${name}.content`) }]
    }),
  )
