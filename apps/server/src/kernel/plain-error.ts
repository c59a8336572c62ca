import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * An error as it may be logged and stored. A failed query carries its parameters in its message, and the database tells values
 * in its details; both may be anybody's data. What is left are the database's own words and the statement without values.
 */
export function plainError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { cause } = error
  const plain = new Error(`${cause?.message ?? 'query failed'} in ${error.query}`)
  if (cause?.stack) plain.stack = cause.stack
  return plain
}

/** The same in one line. */
export const plainMessage = (error: Error): string => {
  const plain = plainError(error)
  return plain instanceof Error ? plain.message : String(plain)
}
