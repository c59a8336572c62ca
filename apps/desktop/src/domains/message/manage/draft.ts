import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import type { MessageDraft, OutgoingDetail } from '@sands/contract/message/send.model'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { linkTarget } from '@sands/rules/jump'
import { LANGUAGES, type Language } from '@sands/rules/language'

/** Targets that the phone app has screens for. */
export const JUMPS = ['none', 'link', 'messages', 'my', 'profile', 'setting'] as const
export type JumpChoice = (typeof JUMPS)[number]

export interface Words {
  title: string
  content: string
}

/** A message as it stands in the form. */
export interface Draft {
  category: MessageCategoryCode
  texts: Readonly<Partial<Record<Language, Words>>>
  jump: JumpChoice
  link: string
  audience: AudienceChoice
  later: boolean
  /** As the field for date and time has it, in the time zone of this computer. */
  at: string
}

export interface DraftFaults {
  /** Languages in which something is missing. */
  languages: readonly Language[]
  link: boolean
  at: boolean
}

const NO_WORDS: Words = { title: '', content: '' }
const YEAR_MS = 366 * 86_400_000

export const EMPTY_DRAFT: Draft = {
  category: 'notice',
  texts: {},
  jump: 'none',
  link: '',
  audience: { included: [], excluded: [] },
  later: false,
  at: '',
}

export const wordsIn = (draft: Draft, language: Language): Words => draft.texts[language] ?? NO_WORDS
const isBlank = ({ title, content }: Words) => title.trim() === '' && content.trim() === ''

/** The words that would be sent: languages left blank are none. */
export const writtenTexts = (draft: Draft): Partial<Record<Language, Words>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words = wordsIn(draft, language)
      return isBlank(words) ? [] : [[language, { title: words.title.trim(), content: words.content.trim() }]]
    }),
  )

/** An instant as the field for date and time writes it. */
export function localMoment(instant: string): string {
  const moment = new Date(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

export const draftOf = (message: OutgoingDetail): Draft => ({
  category: message.category,
  texts: message.texts,
  jump: JUMPS.find((name) => name === message.jump?.to) ?? 'none',
  link: message.jump?.link ?? '',
  audience: message.audience,
  later: true,
  at: localMoment(message.sendAt),
})

export function faultsOf(draft: Draft, { language, now, origin }: { language: Language; now: Date; origin: string }) {
  const texts = writtenTexts(draft)
  const half = LANGUAGES.filter((each) => texts[each] && !(texts[each].title && texts[each].content))
  const ahead = new Date(draft.at).getTime() - now.getTime()
  const { kind } = linkTarget(draft.link, origin)
  const faults: DraftFaults = {
    languages: Object.keys(texts).length === 0 ? [language] : half,
    link: draft.jump === 'link' && kind !== 'screen' && kind !== 'page',
    at: draft.later && !(ahead > 0 && ahead <= YEAR_MS),
  }
  return faults
}

export const isComplete = ({ languages, link, at }: DraftFaults): boolean => languages.length === 0 && !link && !at

export const bodyOf = (draft: Draft): MessageDraft => ({
  category: draft.category,
  texts: writtenTexts(draft),
  jump:
    draft.jump === 'none'
      ? null
      : { to: draft.jump, moduleId: null, link: draft.jump === 'link' ? draft.link.trim() : null },
  audience: draft.audience,
  sendAt: draft.later ? new Date(draft.at).toISOString() : null,
})
