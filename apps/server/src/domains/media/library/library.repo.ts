import type { CollegeId, FileId } from '@sands/contract/kernel/schema'
import type { LIBRARY_SORTS } from '@sands/contract/media/library.calls'
import { FILE_STATUS, type FileKind, type FileStatus } from '@sands/rules/upload'
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere, literally } from '../../../kernel/database/like.ts'
import { type FileRow, fileColumns } from '../media.repo.ts'
import { files, fileTexts } from '../media.tables.ts'

export interface LibraryFilter {
  keyword?: string
  kind?: FileKind
  status?: FileStatus
  /** Leaves out files whose preparation failed. */
  usable?: boolean
  /** A condition that `f.id` has to meet; see `FileUses`. */
  unused?: SQL
}

/** For conditions about a file of these queries. */
export const FILE_ID = sql`f.id`

/** Nobody scrolls through more of them. */
const MOST_EARLIER = 50
/** Of all files of a course together. */
const MOST_REPLACED = 2000

const ORDERS: Readonly<Record<(typeof LIBRARY_SORTS)[number], SQL>> = {
  newest: sql`f.created_at desc, f.id desc`,
  name: sql`lower(f.name), f.id`,
  largest: sql`f.bytes desc, f.id desc`,
}

/** Searches name and text. A single letter is in nearly every name, so it must be at the start. */
function hasWords(collegeId: CollegeId, keyword: string): SQL {
  if (/^[\x21-\x7e]$/.test(keyword)) return sql`lower(f.name) like ${`${literally(keyword.toLowerCase())}%`}`
  const pattern = anywhere(keyword.toLowerCase())
  const grams = sql`grams_of(lower(${keyword}::text))`
  return sql`f.id in (
    select n.id from ${files} n where n.college_id = ${collegeId} and n.grams @> ${grams} and lower(n.name) like ${pattern}
    union
    select t.file_id from ${fileTexts} t where t.grams @> ${grams} and lower(t.text) like ${pattern})`
}

function found(collegeId: CollegeId, { keyword, kind, status, usable, unused }: LibraryFilter): SQL {
  const conditions = [sql`f.college_id = ${collegeId}`, sql`f.in_library`]
  if (kind) conditions.push(sql`f.kind = ${kind}`)
  if (status) conditions.push(sql`f.status = ${status}`)
  if (usable) conditions.push(sql`f.status <> ${FILE_STATUS.failed}`)
  if (keyword) conditions.push(hasWords(collegeId, keyword))
  if (unused) conditions.push(unused)
  return sql`from ${files} f where ${sql.join(conditions, sql` and `)}`
}

/** The requested page and order. */
export interface LibraryWindow {
  sort: keyof typeof ORDERS
  size: number
  offset: number
}

/** `changed` is the exact time of the last change, as PostgreSQL writes it. */
export interface IdleFile {
  id: FileId
  changed: string
}

interface IdleWanted {
  before: Date
  unused: SQL
  most: number
  /** The last one that was looked at. */
  after?: IdleFile | undefined
}

/** Reads ids first, in the order of an index: a page costs about the same for any number of files. */
export const pageQuery = (
  collegeId: CollegeId,
  { filter, sort, size, offset }: LibraryWindow & { filter: LibraryFilter },
): SQL => sql`select f.id ${found(collegeId, filter)} order by ${ORDERS[sort]} limit ${size} offset ${offset}`

export const libraryRepo = {
  page: (db: Db, collegeId: CollegeId, window: LibraryWindow & { filter: LibraryFilter }): Promise<FileId[]> =>
    db.execute<{ id: FileId }>(pageQuery(collegeId, window)).then(({ rows }) => rows.map(({ id }) => id)),

  total: (db: Db, collegeId: CollegeId, filter: LibraryFilter): Promise<number> =>
    db
      .execute<{ total: number }>(sql`select count(*)::int as total ${found(collegeId, filter)}`)
      .then(({ rows: [row] }) => row?.total ?? 0),

  get: (db: Db, collegeId: CollegeId, id: FileId): Promise<FileRow | undefined> =>
    db
      .select(fileColumns)
      .from(files)
      .where(and(eq(files.id, id), eq(files.collegeId, collegeId), files.inLibrary))
      .then(([row]) => row),

  /**
   * Files of the college, in the library or not, locked until the
   * transaction ends: no new use of them starts meanwhile.
   */
  lock: (tx: Tx, collegeId: CollegeId, ids: readonly FileId[]): Promise<FileRow[]> =>
    tx
      .select(fileColumns)
      .from(files)
      .where(and(eq(files.collegeId, collegeId), inArray(files.id, [...ids])))
      .orderBy(asc(files.id))
      .for('update'),

  /** Every change raises the version. */
  change: (tx: Tx, id: FileId, values: Partial<Omit<FileRow, 'id' | 'version'>>) =>
    tx
      .update(files)
      .set({ ...values, version: sql`${files.version} + 1` })
      .where(eq(files.id, id)),

  remove: (tx: Tx, ids: readonly FileId[]) => tx.delete(files).where(inArray(files.id, [...ids])),

  /** What is found in one file is from now on found in the other. */
  swapTexts: async (tx: Tx, one: FileId, other: FileId): Promise<void> => {
    const texts = await tx
      .delete(fileTexts)
      .where(inArray(fileTexts.fileId, [one, other]))
      .returning({ fileId: fileTexts.fileId, text: fileTexts.text })
    if (texts.length === 0) return
    await tx.insert(fileTexts).values(texts.map(({ fileId, text }) => ({ fileId: fileId === one ? other : one, text })))
  },

  /** For a content that is put back: the file is found by its text, and the content that it had keeps its own. */
  putBackText: async (tx: Tx, id: FileId, { back, past }: { back: FileId; past: FileId | undefined }) => {
    const [text] = await tx.delete(fileTexts).where(eq(fileTexts.fileId, id)).returning({ text: fileTexts.text })
    if (text && past) await tx.insert(fileTexts).values({ fileId: past, text: text.text })
    await tx.execute(sql`insert into ${fileTexts} (file_id, text)
      select ${id}, text from ${fileTexts} where file_id = ${back}`)
  },

  /** Contents that a file had before and has not now, each once, the last one first. */
  earlier: (db: Db, { id, key }: Pick<FileRow, 'id' | 'key'>): Promise<FileRow[]> =>
    db
      .select(fileColumns)
      .from(files)
      .where(
        and(
          eq(files.earlierOf, id),
          ne(files.key, key),
          sql`not exists (select from ${files} later where later.earlier_of = ${id} and later.key = ${files.key}
            and (later.replaced_at, later.id) > (${files.replacedAt}, ${files.id}))`,
        ),
      )
      .orderBy(desc(files.replacedAt), desc(files.id))
      .limit(MOST_EARLIER),

  /** Every time at which one of these files was replaced, with the content that it had until then; the first one first. */
  replaced: (db: Db, ids: readonly FileId[]): Promise<FileRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select(fileColumns)
          .from(files)
          .where(inArray(files.earlierOf, [...ids]))
          .orderBy(asc(files.replacedAt), asc(files.id))
          .limit(MOST_REPLACED),

  earlierKeys: (db: Db, id: FileId): Promise<string[]> =>
    db
      .select({ key: files.key })
      .from(files)
      .where(eq(files.earlierOf, id))
      .then((rows) => rows.map(({ key }) => key)),

  /** Unused files outside the library that have not changed since then, locked for deletion, the oldest first. */
  idle: (tx: Tx, { before, unused, most, after }: IdleWanted): Promise<IdleFile[]> =>
    tx
      .execute<{ id: FileId; changed: string }>(
        sql`select f.id, f.updated_at::text as changed from ${files} f
          where not f.in_library and f.earlier_of is null and f.updated_at < ${before} and ${unused}
            and ${after ? sql`(f.updated_at, f.id) > (${after.changed}::timestamptz, ${after.id}::bigint)` : sql`true`}
          order by f.updated_at, f.id limit ${most} for update of f skip locked`,
      )
      .then(({ rows }) => rows),

  /** Checks the uses again: now the lock keeps new ones from starting. */
  removeUnused: (tx: Tx, ids: readonly FileId[], unused: SQL): Promise<string[]> =>
    tx
      .execute<{ key: string }>(
        sql`delete from ${files} f where f.id = any(${sql.param([...ids])}::bigint[]) and ${unused} returning f.key`,
      )
      .then(({ rows }) => rows.map(({ key }) => key)),
}
