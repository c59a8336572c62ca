/** Whose version of a field is taken. */
export type Side = 'mine' | 'theirs'

export interface FieldChoice<Document> {
  readonly field: keyof Document & string
  /** The side that changed the field; mine where both did. */
  readonly side: Side
  readonly isChangedByBoth: boolean
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two versions differ that were made from the same base. */
export function fieldChoices<Document extends object>(
  base: Document,
  mine: Document,
  theirs: Document,
): FieldChoice<Document>[] {
  const fields = Object.keys(theirs) as (keyof Document & string)[]
  return fields
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => {
      const isMine = !isSame(base[field], mine[field])
      const isTheirs = !isSame(base[field], theirs[field])
      return { field, side: isMine ? 'mine' : 'theirs', isChangedByBoth: isMine && isTheirs }
    })
}

/** Their version, with my fields where I chose mine. */
export function mergeFields<Document extends object>(
  mine: Document,
  theirs: Document,
  sides: Readonly<Partial<Record<keyof Document & string, Side>>>,
): Document {
  const chosen = (Object.keys(sides) as (keyof Document & string)[]).filter((field) => sides[field] === 'mine')
  return { ...theirs, ...Object.fromEntries(chosen.map((field) => [field, mine[field]])) }
}
