/** The fields that the owner of a sign-up can ask for. */
export const FIELD_KINDS = ['text', 'paragraph', 'number', 'choice', 'choices', 'date', 'file'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

export const MAX_FIELDS = 20
export const FIELD_LABEL_LENGTH = 60
export const FIELD_KEY_LENGTH = 16
export const MAX_OPTIONS = 20
export const OPTION_LENGTH = 60
export const ANSWER_LENGTH = 1000
export const TEXT_LENGTH = 200
export const MAX_ANSWER_FILES = 3
const NUMBER_LENGTH = 20

export interface FormField {
  key: string
  kind: FieldKind
  label: string
  isRequired: boolean
  /** For choices; empty for all others. */
  options: readonly string[]
}

/** One or several values: options that were chosen, ids of files, otherwise a single one. */
export interface FormAnswer {
  key: string
  values: readonly string[]
}

export type AnswerFault = 'missing' | 'invalid'

export const CHOICES: readonly FieldKind[] = ['choice', 'choices']

const isNumber = (value: string): boolean =>
  value.length <= NUMBER_LENGTH && value.trim() !== '' && Number.isFinite(Number(value))
const isDate = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
const isId = (value: string): boolean => /^[1-9]\d{0,17}$/.test(value)
const alone = (values: readonly string[], isValid: (value: string) => boolean) =>
  values.length === 1 && values.every(isValid)

const VALID: Readonly<Record<FieldKind, (values: readonly string[], field: FormField) => boolean>> = {
  text: (values) => alone(values, (value) => value.length <= TEXT_LENGTH),
  paragraph: (values) => alone(values, (value) => value.length <= ANSWER_LENGTH),
  number: (values) => alone(values, isNumber),
  date: (values) => alone(values, isDate),
  choice: (values, { options }) => alone(values, (value) => options.includes(value)),
  choices: (values, { options }) =>
    new Set(values).size === values.length && values.every((value) => options.includes(value)),
  file: (values) => values.length <= MAX_ANSWER_FILES && values.every(isId) && new Set(values).size === values.length,
}

/** Characters that the database cannot store: NUL, and halves of pairs. */
const isStorable = (value: string): boolean => !value.includes('\0') && !/\p{Cs}/u.test(value)

/** Answers as they are stored: trimmed, those of the form only, without empty ones, in the order of the form. */
export const cleanAnswers = (fields: readonly FormField[], answers: readonly FormAnswer[]): FormAnswer[] =>
  fields.flatMap(({ key }) => {
    const given = answers.find((answer) => answer.key === key)
    const values = (given?.values ?? []).map((value) => value.trim()).filter((value) => value !== '')
    return values.length > 0 ? { key, values } : []
  })

/** What is wrong with an answer; null when it can be sent. */
export function answerFault(field: FormField, values: readonly string[]): AnswerFault | null {
  const given = values.filter((value) => value.trim() !== '')
  if (given.length === 0) return field.isRequired ? 'missing' : null
  return given.every(isStorable) && VALID[field.kind](given, field) ? null : 'invalid'
}

/** The fields whose answers cannot be sent. */
export const answerFaults = (
  fields: readonly FormField[],
  answers: readonly FormAnswer[],
): { key: string; fault: AnswerFault }[] =>
  fields.flatMap((field) => {
    const fault = answerFault(field, answers.find(({ key }) => key === field.key)?.values ?? [])
    return fault ? { key: field.key, fault } : []
  })

/** The files of all answers, each once. */
export const filesOf = (fields: readonly FormField[], answers: readonly FormAnswer[]): string[] => [
  ...new Set(
    fields.flatMap(({ key, kind }) =>
      kind === 'file' ? [...(answers.find((answer) => answer.key === key)?.values ?? [])] : [],
    ),
  ),
]

/** Whether the form can be filled in: labels, different keys, at least one option for choices. */
export const isForm = (fields: readonly FormField[]): boolean =>
  new Set(fields.map(({ key }) => key)).size === fields.length &&
  fields.every(
    ({ kind, label, options }) =>
      label.trim() !== '' &&
      [label, ...options].every(isStorable) &&
      (!CHOICES.includes(kind) || options.length > 0) &&
      options.every((option) => option.trim() !== '') &&
      new Set(options.map((option) => option.trim())).size === options.length,
  )
