import type { Language } from '@sands/rules/language'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * What names stand in order by for readers of a language, large and small letters alike. No index has it: for lists of some
 * thousand names, not for all people of a company.
 */
export const nameOrder = (name: SQLWrapper, language: Language): SQL =>
  sql`lower(${name}) collate ${sql.identifier(`names_${language.replace('-', '_')}`)}`
