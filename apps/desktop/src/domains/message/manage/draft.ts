import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import type { MessageDraft, OutgoingDetail } from '@sands/contract/message/send.model'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { EVERYONE } from '@sands/rules/audience'
import { isGoodJump } from '@sands/rules/jump'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { NO_JUMP } from '../../../kernel/jump/jump-choice.ts'
import { localMoment } from '../../../kernel/moment.ts'

export interface Words {
  title: string
  content: string
}

/** A message in the form. */
export interface Draft {
  category: MessageCategoryCode
  texts: Readonly<Partial<Record<Language, Words>>>
  jump: JumpChoice
  audience: AudienceChoice
  later: boolean
  /** In the format of a date and time field, in the time zone of this computer. */
  at: string
}

export interface DraftFaults {
  /** The languages in which a title or a text is missing. */
  languages: readonly Language[]
  link: boolean
  at: boolean
}

const NO_WORDS: Words = { title: '', content: '' }
const YEAR_MS = 366 * 86_400_000

export const EMPTY_DRAFT: Draft = {
  category: 'notice',
  texts: {},
  jump: NO_JUMP,
  audience: EVERYONE,
  later: false,
  at: '',
}

export const wordsIn = (draft: Draft, language: Language): Words => draft.texts[language] ?? NO_WORDS
const isBlank = ({ title, content }: Words) => title.trim() === '' && content.trim() === ''

/** The texts that would be sent, without empty languages. */
export const writtenTexts = (draft: Draft): Partial<Record<Language, Words>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words = wordsIn(draft, language)
      return isBlank(words) ? [] : [[language, { title: words.title.trim(), content: words.content.trim() }]]
    }),
  )

export const draftOf = (message: OutgoingDetail): Draft => ({
  category: message.category,
  texts: message.texts,
  jump: message.jump ?? NO_JUMP,
  audience: message.audience,
  later: true,
  at: localMoment(message.sendAt),
})

export function faultsOf(draft: Draft, { language, now }: { language: Language; now: Date }) {
  const texts = writtenTexts(draft)
  const half = LANGUAGES.filter((each) => texts[each] && !(texts[each].title && texts[each].content))
  const ahead = new Date(draft.at).getTime() - now.getTime()
  const faults: DraftFaults = {
    languages: Object.keys(texts).length === 0 ? [language] : half,
    link: !isGoodJump(draft.jump),
    at: draft.later && !(ahead > 0 && ahead <= YEAR_MS),
  }
  return faults
}

export const isComplete = ({ languages, link, at }: DraftFaults): boolean => languages.length === 0 && !link && !at

export const bodyOf = (draft: Draft): MessageDraft => ({
  category: draft.category,
  texts: writtenTexts(draft),
  jump: draft.jump.to === 'none' ? null : { ...draft.jump, link: draft.jump.link?.trim() ?? null },
  audience: draft.audience,
  sendAt: draft.later ? new Date(draft.at).toISOString() : null,
})
