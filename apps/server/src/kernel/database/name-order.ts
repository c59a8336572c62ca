import type { Language } from '@sands/rules/language'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * The sort key of a name for readers of a language, without regard to upper and lower case. No index supports it, so
 * use it only for lists of a few thousand names.
 */
export const nameOrder = (name: SQLWrapper, language: Language): SQL =>
  sql`lower(${name}) collate ${sql.identifier(`names_${language.replace('-', '_')}`)}`
