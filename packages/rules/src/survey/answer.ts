/** The answer to one question. Which fields it has depends on the type of the question. */
export interface Answer {
  /** Keys of the chosen options; the order of a ranking. */
  readonly options?: readonly string[]
  /** What the person wrote beside the options. */
  readonly other?: string
  readonly text?: string
  readonly number?: number
  /** The chosen column of each row of a matrix. */
  readonly rows?: Readonly<Record<string, string>>
  /** YYYY-MM-DD */
  readonly date?: string
  readonly fileIds?: readonly string[]
}

/** Answers by the key of their question. */
export type Answers = Readonly<Record<string, Answer>>

export function isAnswered(answer: Answer | undefined): answer is Answer {
  if (!answer) return false
  const { options, text, number, rows, date, fileIds } = answer
  return (
    (options?.length ?? 0) > 0 ||
    (text?.trim() ?? '') !== '' ||
    number !== undefined ||
    Object.keys(rows ?? {}).length > 0 ||
    (date ?? '') !== '' ||
    (fileIds?.length ?? 0) > 0
  )
}
