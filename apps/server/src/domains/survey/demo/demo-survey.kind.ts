import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import type { SurveyDraft } from '@sands/contract/survey/survey.model'

type Question = SurveyDraft['questionnaire']['sections'][number]['questions'][number]

export type DemoReply = readonly [userName: string, answers: SurveyAnswers]

/** A survey of the demo company. Days are relative to the day it is loaded. */
export interface DemoSurvey {
  name: string
  intro: string
  questions: readonly Question[]
  endText: string
  state: 'draft' | 'published' | 'ended' | 'archived'
  startDays: number | null
  endDays: number | null
  isAnonymous?: boolean
  isPublic?: boolean
  isRepeatable?: boolean
  points?: number
  /** The questions of the edition before, with replies of other people. */
  earlier?: { questions: readonly Question[]; replies: readonly DemoReply[] }
  /** Unfinished replies. */
  drafts?: readonly DemoReply[]
  /** Replies by user name; of anonymous surveys only the fact is stored with the name. */
  replies?: readonly DemoReply[]
}

type Values = Partial<Omit<Question, 'key' | 'type' | 'title' | 'options' | 'rows'>>

/** Options get the keys o1, o2, and so on. */
const optionsOf = (letter: string, texts: readonly string[]) =>
  texts.map((text, index) => ({ key: `${letter}${index + 1}`, text }))

export const question = (
  key: string,
  type: Question['type'],
  {
    title,
    options = [],
    rows = [],
    ...values
  }: Values & { title: string; options?: readonly string[]; rows?: readonly string[] },
): Question => ({
  key,
  type,
  title,
  note: '',
  isRequired: false,
  options: optionsOf('o', options),
  rows: optionsOf('r', rows),
  hasOther: false,
  isShuffled: false,
  min: null,
  max: null,
  lowText: '',
  highText: '',
  branch: { match: 'all', conditions: [] },
  ...values,
})

/** Shown when one of these options of an earlier question is chosen. */
export const when = (key: string, ...options: string[]): Question['branch'] => ({
  match: 'all',
  conditions: [{ question: key, test: 'any_of', options, value: null }],
})
