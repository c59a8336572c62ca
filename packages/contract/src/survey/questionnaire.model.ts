import {
  CONDITION_TESTS,
  KEY_PATTERN,
  LARGEST_NUMBER,
  LONGEST_NOTE,
  LONGEST_OPTION,
  LONGEST_OTHER,
  LONGEST_TEXT,
  LONGEST_TITLE,
  MOST_CONDITIONS,
  MOST_OPTIONS,
  MOST_PICTURES,
  MOST_QUESTIONS,
  MOST_ROWS,
  MOST_SECTIONS,
  OTHER,
  QUESTION_TYPES,
} from '@sands/rules/survey/question'
import { type Static, Type } from 'typebox'
import { IdOf, Nullable, OneOf } from '../kernel/schema.ts'

const Key = Type.String({ pattern: KEY_PATTERN, maxLength: 9 })
const OptionKey = Type.String({ pattern: `${KEY_PATTERN}|^${OTHER}$`, maxLength: 9 })
const Text = (maxLength: number) => Type.String({ maxLength })
const Numeric = Type.Number({ minimum: -LARGEST_NUMBER, maximum: LARGEST_NUMBER })

const Choice = Type.Object({ key: Key, text: Text(LONGEST_OPTION) })

const Condition = Type.Object({
  question: Key,
  test: OneOf(CONDITION_TESTS),
  options: Type.Array(OptionKey, { maxItems: MOST_OPTIONS + 1 }),
  value: Nullable(Numeric),
})

const Branch = Type.Object({
  match: OneOf(['all', 'any']),
  conditions: Type.Array(Condition, { maxItems: MOST_CONDITIONS }),
})

const SurveyQuestion = Type.Object({
  key: Key,
  type: OneOf(QUESTION_TYPES),
  title: Text(LONGEST_TITLE),
  note: Text(LONGEST_NOTE),
  isRequired: Type.Boolean(),
  options: Type.Array(Choice, { maxItems: MOST_OPTIONS, description: 'For a matrix: its columns' }),
  rows: Type.Array(Choice, { maxItems: MOST_ROWS }),
  hasOther: Type.Boolean(),
  isShuffled: Type.Boolean(),
  min: Nullable(Numeric),
  max: Nullable(Numeric),
  lowText: Text(LONGEST_OPTION),
  highText: Text(LONGEST_OPTION),
  branch: Branch,
})

export const Questionnaire = Type.Object({
  sections: Type.Array(
    Type.Object({
      key: Key,
      title: Text(LONGEST_TITLE),
      text: Text(LONGEST_NOTE),
      isShuffled: Type.Boolean(),
      branch: Branch,
      questions: Type.Array(SurveyQuestion, { maxItems: MOST_QUESTIONS }),
    }),
    { maxItems: MOST_SECTIONS },
  ),
  endText: Text(LONGEST_NOTE),
})
export type Questionnaire = Static<typeof Questionnaire>

export const SurveyAnswer = Type.Object(
  {
    options: Type.Optional(Type.Array(OptionKey, { maxItems: MOST_OPTIONS + 1 })),
    other: Type.Optional(Text(LONGEST_OTHER)),
    text: Type.Optional(Text(LONGEST_TEXT)),
    number: Type.Optional(Numeric),
    rows: Type.Optional(Type.Record(Key, Key, { maxProperties: MOST_ROWS, additionalProperties: false })),
    date: Type.Optional(Type.String({ maxLength: 10 })),
    fileIds: Type.Optional(Type.Array(IdOf<'file'>(), { maxItems: MOST_PICTURES })),
  },
  { additionalProperties: false },
)
export type SurveyAnswer = Static<typeof SurveyAnswer>

/** Answers by the key of their question. */
export const SurveyAnswers = Type.Record(Key, SurveyAnswer, {
  maxProperties: MOST_QUESTIONS,
  // Without it, whatever has a name that is no key would not be looked at.
  additionalProperties: false,
})
export type SurveyAnswers = Static<typeof SurveyAnswers>
