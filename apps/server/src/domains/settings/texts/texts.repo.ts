import type { TextDifference } from '@sands/contract/settings/texts.model'
import type { Language } from '@sands/rules/language'
import type { TextAct } from '@sands/rules/texts'
import { and, asc, count, countDistinct, desc, eq, gt, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { textChanges, textEdits } from '../settings.tables.ts'

interface Window {
  size: number
  offset: number
}

/** A statement takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 5000

function* inParts<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) yield rows.slice(start, start + ROWS_AT_ONCE)
}

const chosen = ({ key, version }: { key?: string; version?: number }): SQL | undefined =>
  and(
    key === undefined ? undefined : eq(textChanges.key, key),
    version === undefined ? undefined : eq(textChanges.version, version),
  )

export const textsRepo = {
  /** Publications run one after the other: each sees the result of the one before. */
  lock: (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings.texts', 0))`),

  edits: (db: Db, keys?: readonly string[]) =>
    db
      .select({ language: textEdits.language, key: textEdits.key, text: textEdits.text })
      .from(textEdits)
      .where(keys && inArray(textEdits.key, [...keys])),

  /** By key, the version that last changed the text. */
  versions: (db: Db, keys: readonly string[]): Promise<Map<string, number>> =>
    db
      .select({ key: textChanges.key, version: max(textChanges.version) })
      .from(textChanges)
      .where(inArray(textChanges.key, [...keys]))
      .groupBy(textChanges.key)
      .then((rows) => new Map(rows.map(({ key, version }) => [key, version ?? 0]))),

  async putEdits(tx: Tx, version: number, differences: readonly TextDifference[]): Promise<void> {
    const rows = differences.flatMap(({ language, key, after }) =>
      after === null ? [] : [{ language, key, text: after, version }],
    )
    for (const part of inParts(rows)) {
      await tx
        .insert(textEdits)
        .values(part)
        .onConflictDoUpdate({
          target: [textEdits.language, textEdits.key],
          set: { text: sql`excluded.text`, version: sql`excluded.version` },
        })
    }
  },

  async dropEdits(tx: Tx, differences: readonly TextDifference[]): Promise<void> {
    const gone = Map.groupBy(
      differences.filter(({ after }) => after === null),
      ({ language }) => language,
    )
    for (const [language, rows] of gone) {
      const keys = rows.map(({ key }) => key)
      for (const part of inParts(keys)) {
        await tx.delete(textEdits).where(and(eq(textEdits.language, language), inArray(textEdits.key, part)))
      }
    }
  },

  async addChanges(
    tx: Tx,
    edition: { version: number; act: TextAct; at: Date; actorName: string },
    differences: readonly TextDifference[],
  ): Promise<void> {
    for (const part of inParts(differences)) {
      await tx.insert(textChanges).values(part.map((difference) => ({ ...difference, ...edition })))
    }
  },

  changes: (db: Db, choice: { key?: string; version?: number }, { size, offset }: Window) =>
    db
      .select()
      .from(textChanges)
      .where(chosen(choice))
      .orderBy(desc(textChanges.version), asc(textChanges.key), asc(textChanges.language))
      .limit(size)
      .offset(offset),

  countChanges: (db: Db, choice: { key?: string; version?: number }) =>
    db
      .select({ total: count() })
      .from(textChanges)
      .where(chosen(choice))
      .then(([row]) => row?.total ?? 0),

  editions: (db: Db, { size, offset }: Window) =>
    db
      .select({
        version: textChanges.version,
        act: textChanges.act,
        at: textChanges.at,
        actorName: textChanges.actorName,
        texts: count(),
      })
      .from(textChanges)
      .groupBy(textChanges.version, textChanges.act, textChanges.at, textChanges.actorName)
      .orderBy(desc(textChanges.version))
      .limit(size)
      .offset(offset),

  countEditions: (db: Db) =>
    db
      .select({ total: countDistinct(textChanges.version) })
      .from(textChanges)
      .then(([row]) => row?.total ?? 0),

  hasEdition: (db: Db, version: number) =>
    db
      .select({ version: textChanges.version })
      .from(textChanges)
      .where(eq(textChanges.version, version))
      .limit(1)
      .then((rows) => rows.length > 0),

  /** The texts of that edition that have changed since: for each, the text before its first change after the edition. */
  wordingsIn: (db: Db, version: number): Promise<{ key: string; language: Language; text: string | null }[]> =>
    db
      .selectDistinctOn([textChanges.key, textChanges.language], {
        key: textChanges.key,
        language: textChanges.language,
        text: textChanges.before,
      })
      .from(textChanges)
      .where(gt(textChanges.version, version))
      .orderBy(asc(textChanges.key), asc(textChanges.language), asc(textChanges.version)),
}
