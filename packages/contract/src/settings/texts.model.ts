import { TEXT_ACTS, TEXT_LENGTH, TEXT_PLACES, TEXT_STATES } from '@sands/rules/texts'
import { type Static, Type } from 'typebox'
import { Instant, Language, Nullable, OneOf } from '../kernel/schema.ts'
import { RowProblem } from '../ops/batch.model.ts'

const TextKeyName = Type.String({ minLength: 1, maxLength: 120 })
const Wording = Nullable(Type.String({ description: 'null for the built-in text' }))

export const TextWording = Type.Object({
  language: Language,
  builtIn: Type.String(),
  edit: Wording,
  misfit: Type.Boolean({ description: 'The placeholders of the edit differ from those of the built-in text' }),
})
export type TextWording = Static<typeof TextWording>

/** One text of the product in all its languages, with the wordings of the company. */
export const ManagedText = Type.Object({
  key: Type.String(),
  domain: Type.String({ description: 'A domain, or kernel' }),
  place: OneOf(TEXT_PLACES),
  version: Type.Integer({ description: 'The dictionary version that last changed the text; 0 when it is unchanged' }),
  wordings: Type.Array(TextWording),
})
export type ManagedText = Static<typeof ManagedText>

/** `language` is the language in which the state is checked; without it, any language. */
export const textFilter = {
  keyword: Type.Optional(Type.String({ maxLength: 80, description: 'Part of the key or of any wording' })),
  domain: Type.Optional(Type.String({ maxLength: 40 })),
  place: Type.Optional(OneOf(TEXT_PLACES)),
  state: Type.Optional(OneOf(TEXT_STATES)),
  language: Type.Optional(
    Type.Unsafe<Static<typeof Language>>({ ...Language, description: 'The language that the state filter applies to' }),
  ),
}
const TextFilter = Type.Object(textFilter)
export type TextFilter = Static<typeof TextFilter>

export const TextSave = Type.Object({
  key: TextKeyName,
  version: Type.Integer({ minimum: 0 }),
  edits: Type.Array(
    Type.Object({ language: Language, text: Nullable(Type.String({ minLength: 1, maxLength: TEXT_LENGTH })) }),
    { minItems: 1, maxItems: 5 },
  ),
})
export type TextSave = Static<typeof TextSave>

export const TextChoice = Type.Object({ key: TextKeyName })

/** One edition of the texts: everything that one publication changed. */
export const TextEdition = Type.Object({
  version: Type.Integer(),
  act: OneOf(TEXT_ACTS),
  at: Instant,
  actorName: Type.String(),
  texts: Type.Integer({ description: 'Number of wordings that this edition changed' }),
})
export type TextEdition = Static<typeof TextEdition>

export const TextDifference = Type.Object({ key: Type.String(), language: Language, before: Wording, after: Wording })
export type TextDifference = Static<typeof TextDifference>

export const TextChange = Type.Object({
  ...TextDifference.properties,
  version: Type.Integer(),
  act: OneOf(TEXT_ACTS),
  at: Instant,
  actorName: Type.String(),
})
export type TextChange = Static<typeof TextChange>

/** The changes that would be published. Cells with a problem are excluded. */
export const TextPlan = Type.Object({
  version: Type.Integer({ description: 'The dictionary version that the changes were calculated for' }),
  changed: Type.Integer(),
  changes: Type.Array(TextDifference, { description: 'The first 100 changes' }),
  refused: Type.Integer(),
  problems: Type.Array(RowProblem, { description: 'The first 100 problems' }),
})
export type TextPlan = Static<typeof TextPlan>
