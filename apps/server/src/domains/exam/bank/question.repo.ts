import type { QuestionBody, QuestionSolution } from '@sands/contract/exam/question.model'
import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import type { Difficulty, QuestionType } from '@sands/rules/exam/question'
import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { users } from '../../org/index.ts'
import {
  exams,
  paperQuestions,
  papers,
  questionCategories,
  questionFiles,
  questions,
  questionVersions,
} from '../exam.tables.ts'
import { practiceQuestions, practices } from '../exam-practice.tables.ts'

export type QuestionId = Id<'question'>
export type QuestionVersionId = Id<'questionVersion'>
type CategoryId = Id<'questionCategory'>

const { grams: _, ...columns } = getTableColumns(questions)
export type QuestionRow = Omit<typeof questions.$inferSelect, 'grams'>
export type NewQuestion = Omit<typeof questions.$inferInsert, 'version' | 'grams'>

export interface ListedQuestion extends QuestionRow {
  updatedByName: string | null
  categoryName: string | null
  uses: number
}

export interface VersionRow {
  id: QuestionVersionId
  number: number
  body: QuestionBody
  solution: QuestionSolution
  createdAt: Date
  createdByName: string | null
}

export interface QuestionFilter {
  keyWord?: string | undefined
  /** The category and its subcategories. */
  categoryIds?: readonly CategoryId[] | undefined
  type?: QuestionType | undefined
  difficulty?: Difficulty | undefined
  tag?: string | undefined
}

const MOST_TAGS = 200
const MOST_USES = 100

function filtered(collegeId: CollegeId, filter: QuestionFilter): SQL | undefined {
  const { keyWord, categoryIds, type, difficulty, tag } = filter
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  return and(
    eq(questions.collegeId, collegeId),
    isNull(questions.removedAt),
    words ? sql`${questions.searchText} ilike ${words}` : undefined,
    categoryIds ? sql`${questions.categoryId} = any(${sql.param([...categoryIds])}::bigint[])` : undefined,
    type ? eq(questions.type, type) : undefined,
    difficulty ? eq(questions.difficulty, difficulty) : undefined,
    tag ? sql`${questions.tags} @> array[${tag}]::text[]` : undefined,
  )
}

const listed = (db: Db) =>
  db
    .select({
      ...columns,
      updatedByName: users.name,
      categoryName: questionCategories.name,
      uses: sql<number>`(select count(*)::int from ${paperQuestions} pq join ${papers} p on p.id = pq.paper_id
        where pq.question_id = ${questions.id} and p.removed_at is null)
        + (select count(*)::int from ${practiceQuestions} pq join ${practices} p on p.id = pq.practice_id
        where pq.question_id = ${questions.id} and p.removed_at is null)`,
    })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.updatedBy))
    .leftJoin(questionCategories, eq(questionCategories.id, questions.categoryId))

const there = (collegeId: CollegeId, id: QuestionId) =>
  and(eq(questions.collegeId, collegeId), eq(questions.id, id), isNull(questions.removedAt))

export const questionRepo = {
  page: (
    db: Db,
    collegeId: CollegeId,
    { filter, size, offset }: { filter: QuestionFilter; size: number; offset: number },
  ): Promise<ListedQuestion[]> =>
    listed(db)
      .where(filtered(collegeId, filter))
      .orderBy(desc(questions.updatedAt), desc(questions.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, collegeId: CollegeId, filter: QuestionFilter): Promise<number> =>
    db.$count(questions, filtered(collegeId, filter)),

  /** Ids in the order of the list. */
  ids: (db: Db, collegeId: CollegeId, filter: QuestionFilter): Promise<QuestionId[]> =>
    db
      .select({ id: questions.id })
      .from(questions)
      .where(filtered(collegeId, filter))
      .orderBy(desc(questions.updatedAt), desc(questions.id))
      .then((rows) => rows.map(({ id }) => id)),

  tags: (db: Db, collegeId: CollegeId): Promise<string[]> =>
    db
      .execute<{ tag: string }>(
        sql`select tag from ${questions}, unnest(tags) tag where college_id = ${collegeId} and removed_at is null
          group by tag order by count(*) desc, tag limit ${MOST_TAGS}`,
      )
      .then(({ rows }) => rows.map(({ tag }) => tag)),

  get: (db: Db, collegeId: CollegeId, id: QuestionId): Promise<ListedQuestion | undefined> =>
    listed(db)
      .where(there(collegeId, id))
      .then(([row]) => row),

  byIds: (db: Db, collegeId: CollegeId, ids: readonly QuestionId[]): Promise<ListedQuestion[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : listed(db).where(
          and(eq(questions.collegeId, collegeId), inArray(questions.id, [...ids]), isNull(questions.removedAt)),
        ),

  lock: (tx: Tx, collegeId: CollegeId, id: QuestionId): Promise<QuestionRow | undefined> =>
    tx
      .select(columns)
      .from(questions)
      .where(there(collegeId, id))
      .for('update')
      .then(([row]) => row),

  add: (tx: Tx, values: NewQuestion): Promise<QuestionRow | undefined> =>
    tx
      .insert(questions)
      .values(values)
      .returning(columns)
      .then(([row]) => row),

  change: (tx: Tx, id: QuestionId, values: Partial<NewQuestion>): Promise<QuestionRow | undefined> =>
    tx
      .update(questions)
      .set({ ...values, version: sql`${questions.version} + 1` })
      .where(eq(questions.id, id))
      .returning(columns)
      .then(([row]) => row),

  /** Names the first version of a new question. */
  setVersion: (tx: Tx, id: QuestionId, versionId: QuestionVersionId) =>
    tx.update(questions).set({ versionId }).where(eq(questions.id, id)),

  async addVersion(
    tx: Tx,
    values: {
      questionId: QuestionId
      body: QuestionBody
      solution: QuestionSolution
      createdBy: UserId | null
      createdAt: Date
      fileIds: readonly FileId[]
    },
  ): Promise<QuestionVersionId> {
    const { fileIds, ...version } = values
    const number = sql<number>`(select coalesce(max(v.number), 0) + 1 from ${questionVersions} v where v.question_id = ${values.questionId})`
    const [row] = await tx
      .insert(questionVersions)
      .values({ ...version, number })
      .returning({ id: questionVersions.id })
    if (!row) throw new Error('the version was not stored')
    if (fileIds.length > 0)
      await tx.insert(questionFiles).values(fileIds.map((fileId) => ({ versionId: row.id, fileId })))
    return row.id
  },

  version: (db: Db, id: QuestionVersionId): Promise<Pick<VersionRow, 'body' | 'solution' | 'number'> | undefined> =>
    db
      .select({ body: questionVersions.body, solution: questionVersions.solution, number: questionVersions.number })
      .from(questionVersions)
      .where(eq(questionVersions.id, id))
      .then(([row]) => row),

  /** The newest versions of questions, by question. */
  newest: (db: Db, ids: readonly QuestionId[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({
            questionId: questions.id,
            versionId: questionVersions.id,
            body: questionVersions.body,
            solution: questionVersions.solution,
          })
          .from(questions)
          .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
          .where(inArray(questions.id, [...ids])),

  versions: (db: Db, questionId: QuestionId, window: { size: number; offset: number }): Promise<VersionRow[]> =>
    db
      .select({
        id: questionVersions.id,
        number: questionVersions.number,
        body: questionVersions.body,
        solution: questionVersions.solution,
        createdAt: questionVersions.createdAt,
        createdByName: users.name,
      })
      .from(questionVersions)
      .leftJoin(users, eq(users.id, questionVersions.createdBy))
      .where(eq(questionVersions.questionId, questionId))
      .orderBy(desc(questionVersions.number))
      .limit(window.size)
      .offset(window.offset),

  versionsTotal: (db: Db, questionId: QuestionId): Promise<number> =>
    db.$count(questionVersions, eq(questionVersions.questionId, questionId)),

  papersWith: (db: Db, questionId: QuestionId) =>
    db
      .select({ id: papers.id, title: papers.title })
      .from(paperQuestions)
      .innerJoin(papers, eq(papers.id, paperQuestions.paperId))
      .where(and(eq(paperQuestions.questionId, questionId), isNull(papers.removedAt)))
      .orderBy(papers.title)
      .limit(MOST_USES),

  examsWith: (db: Db, paperIds: readonly Id<'paper'>[]) =>
    paperIds.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: exams.id, title: exams.title })
          .from(exams)
          .where(and(inArray(exams.paperId, [...paperIds]), eq(exams.state, 'published'), isNull(exams.removedAt)))
          .orderBy(exams.title)
          .limit(MOST_USES),

  /** Those of the hashes that the bank has. */
  known: (db: Db, collegeId: CollegeId, hashes: readonly string[]): Promise<ReadonlySet<string>> =>
    db
      .select({ hash: questions.contentHash })
      .from(questions)
      .where(
        and(
          eq(questions.collegeId, collegeId),
          isNull(questions.removedAt),
          sql`${questions.contentHash} = any(${sql.param([...hashes])}::text[])`,
        ),
      )
      .then((rows) => new Set(rows.map(({ hash }) => hash))),

  /** Those of these files that a question of the college already shows. */
  usedFiles: (db: Db, collegeId: CollegeId, fileIds: readonly FileId[]): Promise<FileId[]> =>
    fileIds.length === 0
      ? Promise.resolve([])
      : db
          .selectDistinct({ fileId: questionFiles.fileId })
          .from(questionFiles)
          .innerJoin(questionVersions, eq(questionVersions.id, questionFiles.versionId))
          .innerJoin(questions, eq(questions.id, questionVersions.questionId))
          .where(and(eq(questions.collegeId, collegeId), inArray(questionFiles.fileId, [...fileIds])))
          .then((rows) => rows.map(({ fileId }) => fileId)),
}
