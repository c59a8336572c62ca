import type { ExamDocument, ExamState } from '@sands/contract/exam/exam.model'
import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships, users } from '../../org/index.ts'
import { examEditions, examFiles, examPeople, exams, type PaperSnapshot, papers } from '../exam.tables.ts'

export type ExamId = Id<'exam'>
const { grams: _, ...columns } = getTableColumns(exams)
export type ExamRow = Omit<typeof exams.$inferSelect, 'grams'>
export type NewExam = Omit<typeof exams.$inferInsert, 'version' | 'grams'>

export interface ListedExam extends ExamRow {
  updatedByName: string | null
  paperTitle: string | null
  isChanged: boolean
  taken: number
  toMark: number
}

export interface ExamFilter {
  keyWord?: string | undefined
  state?: ExamState | undefined
}

function filtered(collegeId: CollegeId, { keyWord, state }: ExamFilter): SQL | undefined {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  return and(
    eq(exams.collegeId, collegeId),
    isNull(exams.removedAt),
    words ? sql`(${exams.title} ilike ${words} or ${exams.draft} ->> 'title' ilike ${words})` : undefined,
    state ? eq(exams.state, state) : undefined,
  )
}

const IN_REVIEW = 3

const listed = (db: Db) =>
  db
    .select({
      ...columns,
      updatedByName: users.name,
      paperTitle: papers.title,
      isChanged: sql<boolean>`coalesce(${exams.published} is not null and ${exams.draft} <> ${exams.published}, false)`,
      taken: sql<number>`(select count(*)::int from ${examPeople} p where p.exam_id = ${exams.id} and p.attempts > 0)`,
      toMark: sql<number>`(select count(*)::int from ${examPeople} p where p.exam_id = ${exams.id}
        and p.status = ${IN_REVIEW})`,
    })
    .from(exams)
    .leftJoin(users, eq(users.id, exams.updatedBy))
    .leftJoin(papers, sql`${papers.id} = (${exams.draft} ->> 'paperId')::bigint`)

const there = (collegeId: CollegeId, id: ExamId) =>
  and(eq(exams.collegeId, collegeId), eq(exams.id, id), isNull(exams.removedAt))

export const examEditRepo = {
  page: (
    db: Db,
    collegeId: CollegeId,
    { filter, size, offset }: { filter: ExamFilter; size: number; offset: number },
  ): Promise<ListedExam[]> =>
    listed(db)
      .where(filtered(collegeId, filter))
      .orderBy(desc(exams.updatedAt), desc(exams.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, collegeId: CollegeId, filter: ExamFilter): Promise<number> =>
    db.$count(exams, filtered(collegeId, filter)),

  get: (db: Db, collegeId: CollegeId, id: ExamId): Promise<ListedExam | undefined> =>
    listed(db)
      .where(there(collegeId, id))
      .then(([row]) => row),

  lock: (tx: Tx, collegeId: CollegeId, id: ExamId): Promise<ExamRow | undefined> =>
    tx
      .select(columns)
      .from(exams)
      .where(there(collegeId, id))
      .for('update')
      .then(([row]) => row),

  lockAny: (tx: Tx, id: ExamId): Promise<ExamRow | undefined> =>
    tx
      .select(columns)
      .from(exams)
      .where(and(eq(exams.id, id), isNull(exams.removedAt)))
      .for('update')
      .then(([row]) => row),

  add: (tx: Tx, values: NewExam): Promise<ExamRow | undefined> =>
    tx
      .insert(exams)
      .values(values)
      .returning(columns)
      .then(([row]) => row),

  change: (tx: Tx, id: ExamId, values: Partial<NewExam>): Promise<ExamRow | undefined> =>
    tx
      .update(exams)
      .set({ ...values, version: sql`${exams.version} + 1` })
      .where(eq(exams.id, id))
      .returning(columns)
      .then(([row]) => row),

  /** Files of older drafts stay with the exam, so that an author who goes back to an older draft still has them. */
  async addFiles(tx: Tx, examId: ExamId, fileIds: readonly FileId[]): Promise<void> {
    if (fileIds.length === 0) return
    await tx
      .insert(examFiles)
      .values(fileIds.map((fileId) => ({ examId, fileId })))
      .onConflictDoNothing()
  },

  usedFiles: (db: Db, collegeId: CollegeId, fileIds: readonly FileId[]): Promise<FileId[]> =>
    fileIds.length === 0
      ? Promise.resolve([])
      : db
          .selectDistinct({ fileId: examFiles.fileId })
          .from(examFiles)
          .innerJoin(exams, eq(exams.id, examFiles.examId))
          .where(and(eq(exams.collegeId, collegeId), inArray(examFiles.fileId, [...fileIds])))
          .then((rows) => rows.map(({ fileId }) => fileId)),

  /** People of the college, in no particular order. */
  people: (db: Db, collegeId: CollegeId, ids: readonly UserId[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({
            id: users.id,
            name: users.name,
            userName: users.userName,
            departmentName: sql<string>`coalesce(${departments.name}, '')`,
          })
          .from(memberships)
          .innerJoin(users, eq(users.id, memberships.userId))
          .leftJoin(departments, eq(departments.id, memberships.departmentId))
          .where(and(eq(memberships.collegeId, collegeId), inArray(memberships.userId, [...ids]))),

  async addEdition(
    tx: Tx,
    values: {
      examId: ExamId
      edition: number
      document: ExamDocument
      paper: PaperSnapshot
      publishedAt: Date
      publishedBy: UserId | null
    },
  ): Promise<void> {
    const { examId: _exam, edition: _edition, ...content } = values
    await tx
      .insert(examEditions)
      .values(values)
      .onConflictDoUpdate({ target: [examEditions.examId, examEditions.edition], set: content })
  },

  edition: (db: Db, examId: ExamId, edition: number) =>
    db
      .select({ document: examEditions.document, paper: examEditions.paper })
      .from(examEditions)
      .where(and(eq(examEditions.examId, examId), eq(examEditions.edition, edition)))
      .then(([row]) => row),

  dropWaiting: (tx: Tx, examId: ExamId, edition: number) =>
    tx.delete(examEditions).where(and(eq(examEditions.examId, examId), gt(examEditions.edition, edition))),

  /** Editions that learners have seen, without one that is scheduled. */
  editions: (db: Db, { id, edition }: Pick<ExamRow, 'id' | 'edition'>, window: { size: number; offset: number }) =>
    db
      .select({
        edition: examEditions.edition,
        document: examEditions.document,
        publishedAt: examEditions.publishedAt,
        publishedBy: users.name,
      })
      .from(examEditions)
      .leftJoin(users, eq(users.id, examEditions.publishedBy))
      .where(and(eq(examEditions.examId, id), lte(examEditions.edition, edition)))
      .orderBy(desc(examEditions.edition))
      .limit(window.size)
      .offset(window.offset),

  editionsTotal: (db: Db, { id, edition }: Pick<ExamRow, 'id' | 'edition'>): Promise<number> =>
    db.$count(examEditions, and(eq(examEditions.examId, id), lte(examEditions.edition, edition))),

  due: (db: Db, now: Date): Promise<ExamId[]> =>
    db
      .select({ id: exams.id })
      .from(exams)
      .where(and(lte(exams.publishAt, now), isNull(exams.removedAt)))
      .then((rows) => rows.map(({ id }) => id)),
}
