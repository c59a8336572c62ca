import type { PaperDocument, PaperDraw } from '@sands/contract/exam/paper.model'
import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, desc, eq, getTableColumns, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { users } from '../../org/index.ts'
import type { QuestionId } from '../bank/question.repo.ts'
import { exams, paperQuestions, papers, questions, questionVersions } from '../exam.tables.ts'

export type PaperId = Id<'paper'>
const { grams: _, ...columns } = getTableColumns(papers)
export type PaperRow = Omit<typeof papers.$inferSelect, 'grams'>
export type NewPaper = Omit<typeof papers.$inferInsert, 'version' | 'grams'>
export interface ListedPaper extends PaperRow {
  updatedByName: string | null
  exams: number
}

/** More are never needed: a paper has at most 500 questions. */
const MOST_CANDIDATES = 1000

function filtered(collegeId: CollegeId, keyWord: string | undefined): SQL | undefined {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  return and(
    eq(papers.collegeId, collegeId),
    isNull(papers.removedAt),
    words ? sql`${papers.title} ilike ${words}` : undefined,
  )
}

const listed = (db: Db) =>
  db
    .select({
      ...columns,
      updatedByName: users.name,
      exams: sql<number>`(select count(*)::int from ${exams} e where e.removed_at is null
        and (e.paper_id = ${papers.id} or (e.draft ->> 'paperId')::bigint = ${papers.id}))`,
    })
    .from(papers)
    .leftJoin(users, eq(users.id, papers.updatedBy))

const there = (collegeId: CollegeId, id: PaperId) =>
  and(eq(papers.collegeId, collegeId), eq(papers.id, id), isNull(papers.removedAt))

type DrawRule = Omit<PaperDraw, 'key' | 'count' | 'score'>

/** A condition: the question fits a draw. A category includes its subcategories. */
const fitting = (collegeId: CollegeId, draw: DrawRule, without: readonly QuestionId[]): SQL | undefined =>
  and(
    eq(questions.collegeId, collegeId),
    isNull(questions.removedAt),
    draw.type ? eq(questions.type, draw.type) : undefined,
    draw.difficulty ? eq(questions.difficulty, draw.difficulty) : undefined,
    draw.tags.length > 0 ? sql`${questions.tags} @> ${sql.param([...draw.tags])}::text[]` : undefined,
    draw.categoryId
      ? sql`${questions.categoryId} in (with recursive below as (
          select id from question_categories where id = ${draw.categoryId} and college_id = ${collegeId}
          union all select c.id from question_categories c join below b on c.parent_id = b.id)
        select id from below)`
      : undefined,
    without.length > 0 ? notInArray(questions.id, [...without]) : undefined,
  )

export const paperRepo = {
  page: (
    db: Db,
    collegeId: CollegeId,
    { keyWord, size, offset }: { keyWord: string | undefined; size: number; offset: number },
  ): Promise<ListedPaper[]> =>
    listed(db)
      .where(filtered(collegeId, keyWord))
      .orderBy(desc(papers.updatedAt), desc(papers.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, collegeId: CollegeId, keyWord: string | undefined): Promise<number> =>
    db.$count(papers, filtered(collegeId, keyWord)),

  get: (db: Db, collegeId: CollegeId, id: PaperId): Promise<ListedPaper | undefined> =>
    listed(db)
      .where(there(collegeId, id))
      .then(([row]) => row),

  lock: (tx: Tx, collegeId: CollegeId, id: PaperId): Promise<PaperRow | undefined> =>
    tx
      .select(columns)
      .from(papers)
      .where(there(collegeId, id))
      .for('update')
      .then(([row]) => row),

  add: (tx: Tx, values: NewPaper): Promise<PaperRow | undefined> =>
    tx
      .insert(papers)
      .values(values)
      .returning(columns)
      .then(([row]) => row),

  change: (tx: Tx, id: PaperId, values: Partial<NewPaper>): Promise<PaperRow | undefined> =>
    tx
      .update(papers)
      .set({ ...values, version: sql`${papers.version} + 1` })
      .where(eq(papers.id, id))
      .returning(columns)
      .then(([row]) => row),

  /** Records which questions the paper names. Locks them against deletion until the transaction ends. */
  async setQuestions(
    tx: Tx,
    { collegeId, paperId }: { collegeId: CollegeId; paperId: PaperId },
    ids: readonly QuestionId[],
  ): Promise<void> {
    await tx.delete(paperQuestions).where(eq(paperQuestions.paperId, paperId))
    if (ids.length === 0) return
    const found = await tx
      .select({ questionId: questions.id })
      .from(questions)
      .where(and(eq(questions.collegeId, collegeId), inArray(questions.id, [...ids]), isNull(questions.removedAt)))
      .for('key share')
    if (found.length > 0)
      await tx.insert(paperQuestions).values(found.map(({ questionId }) => ({ paperId, questionId })))
  },

  /**
   * Questions of the bank that fit a draw, without those that the paper names. At most 1000, in random order, so that
   * every question has its chance.
   */
  candidates: (db: Db, collegeId: CollegeId, draw: DrawRule, without: readonly QuestionId[]): Promise<QuestionId[]> =>
    db
      .select({ id: questions.id })
      .from(questions)
      .where(fitting(collegeId, draw, without))
      .orderBy(sql`random()`)
      .limit(MOST_CANDIDATES)
      .then((rows) => rows.map(({ id }) => id)),

  /** Whether a draw may draw this question. */
  mayDraw: (db: Db, collegeId: CollegeId, draw: DrawRule, id: QuestionId): Promise<boolean> =>
    db
      .select({ id: questions.id })
      .from(questions)
      .where(and(fitting(collegeId, draw, []), eq(questions.id, id)))
      .then((rows) => rows.length > 0),

  /** Whether an essay, or a question with an essay among its sub-questions, fits a draw. */
  mayDrawEssay: (db: Db, collegeId: CollegeId, draw: DrawRule, without: readonly QuestionId[]): Promise<boolean> =>
    db
      .select({ id: questions.id })
      .from(questions)
      .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
      .where(
        and(
          fitting(collegeId, draw, without),
          or(
            eq(questions.type, 'essay'),
            and(eq(questions.type, 'material'), sql`${questionVersions.body} @> '{"children": [{"type": "essay"}]}'`),
          ),
        ),
      )
      .limit(1)
      .then((rows) => rows.length > 0),

  /** Newest versions of the questions of a college, also of deleted ones. */
  newestVersions: (db: Db, collegeId: CollegeId, ids: readonly QuestionId[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({
            questionId: questions.id,
            versionId: questionVersions.id,
            body: questionVersions.body,
            isRemoved: sql<boolean>`${questions.removedAt} is not null`,
          })
          .from(questions)
          .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
          .where(and(eq(questions.collegeId, collegeId), inArray(questions.id, [...ids]))),

  document: (db: Db, collegeId: CollegeId, id: PaperId): Promise<PaperDocument | undefined> =>
    db
      .select({ document: papers.document })
      .from(papers)
      .where(there(collegeId, id))
      .then(([row]) => row?.document),
}
