import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/** Data errors quote the value that was refused. In the messages of all other errors, quotes enclose names. */
const DATA_ERROR = /^22/

const plainWords = (error: Error): string =>
  error instanceof pg.DatabaseError && DATA_ERROR.test(error.code ?? '')
    ? error.message.replace(/".*"/s, '"…"')
    : error.message

/** Where the error was thrown, without its message. */
function withFrames(plain: Error, { stack }: Error): Error {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  plain.stack = [`${plain.name}: ${plain.message}`, ...frames].join('\n')
  return plain
}

function ofDatabase(error: pg.DatabaseError): Error {
  const { code, constraint } = error
  return withFrames(Object.assign(new Error(plainWords(error)), { code, constraint }), error)
}

/**
 * An error as it may be logged and stored. A failed query carries its parameters in its message, and the database tells values
 * in its details; both may be anybody's data. What is left are the database's own words and the statement without values.
 */
export function plainError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return ofDatabase(error)
  if (!(error instanceof DrizzleQueryError)) return error
  const { cause } = error
  const plain = new Error(`${cause ? plainWords(cause) : 'query failed'} in ${error.query}`)
  return cause ? withFrames(plain, cause) : plain
}

/** The same in one line. */
export const plainMessage = (error: Error): string => {
  const plain = plainError(error)
  return plain instanceof Error ? plain.message : String(plain)
}
