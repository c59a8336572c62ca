import type { Question } from '@sands/rules/survey/question'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import type { ComponentType } from 'react'
import { ChoiceField } from './choice-field.tsx'
import { MatrixField } from './matrix-field.tsx'
import { PicturesField } from './pictures-field.tsx'
import { RankingField } from './ranking-field.tsx'
import { RatingField, ScaleField } from './scale-fields.tsx'
import { DateField, NumberField, WrittenField } from './text-fields.tsx'

/** The field of each type of question. */
export const ANSWER_FIELDS: Readonly<Record<Question['type'], ComponentType<AnswerFieldProps>>> = {
  single: ChoiceField,
  multiple: ChoiceField,
  text: WrittenField,
  number: NumberField,
  rating: RatingField,
  scale: ScaleField,
  matrix: MatrixField,
  ranking: RankingField,
  date: DateField,
  pictures: PicturesField,
}
