/** What a question can be. `uncertain` is a choice with one or more right options; `material` holds sub-questions under one text. */
export const QUESTION_TYPES = [
  'single',
  'multiple',
  'uncertain',
  'judge',
  'fill',
  'match',
  'order',
  'essay',
  'material',
] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** What stands below a material: everything but another material. */
export type PlainQuestionType = Exclude<QuestionType, 'material'>

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const MAX_OPTIONS = 20
export const MAX_BLANKS = 20
export const MAX_CHILDREN = 20

/** One blank of a fill-in question. */
export interface BlankKey {
  /** Texts that count as right. Compared without regard to width and surrounding spaces. */
  accepted: readonly string[]
  isCaseSensitive: boolean
  /** For numbers: how far from the first accepted number an answer may be. Null for text. */
  tolerance: number | null
  /** This blank's share of the question's score. */
  weight: number
}

/** The right answer of a question, by its type. Options are named by their keys, never by their positions. */
export interface QuestionKey {
  /** single, multiple, uncertain: the right options. order: all items in the right order. */
  options?: readonly string[] | undefined
  /** judge */
  isTrue?: boolean | undefined
  /** fill: by blank key. */
  blanks?: Readonly<Record<string, BlankKey>> | undefined
  /** match: right item by left item. */
  pairs?: Readonly<Record<string, string>> | undefined
}

/** What a learner answered, by the type of the question. An empty object is "not answered". */
export interface Answer<FileId extends string = string> {
  options?: readonly string[] | undefined
  isTrue?: boolean | undefined
  blanks?: Readonly<Record<string, string>> | undefined
  pairs?: Readonly<Record<string, string>> | undefined
  text?: string | undefined
  fileIds?: readonly FileId[] | undefined
}

/** Whether anything was answered: a cleared field counts as unanswered. */
export function isAnswered(answer: Answer | undefined): boolean {
  if (!answer) return false
  const filled = (values: Readonly<Record<string, string>> | undefined) =>
    Object.values(values ?? {}).some((value) => value.trim() !== '')
  return (
    (answer.options?.length ?? 0) > 0 ||
    answer.isTrue !== undefined ||
    filled(answer.blanks) ||
    filled(answer.pairs) ||
    (answer.text ?? '').trim() !== '' ||
    (answer.fileIds?.length ?? 0) > 0
  )
}
