import type { CollegeId } from '@sands/contract/kernel/schema'
import type { AgreementKind } from '@sands/contract/settings/settings.model'
import type { Language } from '@sands/rules/language'
import { and, asc, eq, inArray, isNull, max, or } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { agreements, shortLinks, skins, textChanges, textEdits } from './settings.tables.ts'

export type SkinRow = Pick<typeof skins.$inferSelect, 'theme' | 'tabBackgroundFileId'>

export const settingsRepo = {
  /** The row of the college, if it has one, then the company's. */
  skins: (db: Db, collegeId: CollegeId | undefined) =>
    db
      .select({ theme: skins.theme, tabBackgroundFileId: skins.tabBackgroundFileId })
      .from(skins)
      .where(collegeId ? or(eq(skins.collegeId, collegeId), isNull(skins.collegeId)) : isNull(skins.collegeId))
      .orderBy(asc(skins.collegeId))
      .limit(2),

  textEdits: (db: Db, language: Language) =>
    db.select({ key: textEdits.key, text: textEdits.text }).from(textEdits).where(eq(textEdits.language, language)),

  /** Includes the history, because the version also rises when an edit is reverted, which only the history records. */
  dictionaryVersion: async (db: Db): Promise<number> => {
    const [edits] = await db.select({ version: max(textEdits.version) }).from(textEdits)
    const [changes] = await db.select({ version: max(textChanges.version) }).from(textChanges)
    return Math.max(edits?.version ?? 0, changes?.version ?? 0)
  },

  agreement: (db: Db, kind: AgreementKind, languages: readonly Language[]) =>
    db
      .select()
      .from(agreements)
      .where(and(eq(agreements.kind, kind), inArray(agreements.language, [...languages])))
      .then((found) => languages.flatMap((language) => found.filter((row) => row.language === language))[0]),

  agreements: (db: Db, kinds: readonly AgreementKind[], language: Language) =>
    db
      .select()
      .from(agreements)
      .where(and(inArray(agreements.kind, [...kinds]), eq(agreements.language, language))),

  shortLink: (db: Db, code: string) =>
    db
      .select()
      .from(shortLinks)
      .where(eq(shortLinks.code, code))
      .then(([link]) => link),

  addShortLink: (db: Db, row: typeof shortLinks.$inferInsert) => db.insert(shortLinks).values(row),

  /** Does nothing when the link exists already. */
  keepShortLink: (db: Db, row: typeof shortLinks.$inferInsert) =>
    db.insert(shortLinks).values(row).onConflictDoNothing(),
}
