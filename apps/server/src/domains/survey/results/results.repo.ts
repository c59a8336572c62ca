import type { DepartmentId, FileId, UserId } from '@sands/contract/kernel/schema'
import type { SurveyAnswer, SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import { and, asc, desc, eq, gt, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, users } from '../../org/index.ts'
import type { ReplyId } from '../reply/reply.repo.ts'
import type { EditionId, EditionRow, SurveyId, SurveyRow } from '../survey.repo.ts'
import { surveyAnonymousReplies, surveyCounters, surveyReplies, surveyTallies } from '../survey.tables.ts'
import { ALL_DEPARTMENTS } from './count.repo.ts'

interface WantedAnswers {
  editionId: EditionId
  /** Undefined for all departments. */
  departmentId: DepartmentId | undefined
  question: string
}

export interface WantedTexts extends WantedAnswers {
  words: string | undefined
}

export interface TextRow {
  text: string
  userId: UserId | null
  submittedAt: Date | null
}

export interface NamedReply {
  id: ReplyId
  userId: UserId | null
  personName: string | null
  departmentName: string | null
  answers: SurveyAnswers
  submittedAt: Date
}

/** What a person wrote: the text of a text question, or beside the options of a choice. */
const written = (
  answers: SQL | typeof surveyReplies.answers | typeof surveyAnonymousReplies.answers,
  question: string,
) => sql<string>`coalesce(${answers} #>> array[${question}, 'text'], ${answers} #>> array[${question}, 'other'])`

const inGroup = ({ editionId, departmentId }: Pick<WantedAnswers, 'editionId' | 'departmentId'>): SQL | undefined =>
  and(eq(surveyReplies.editionId, editionId), departmentId ? eq(surveyReplies.departmentId, departmentId) : undefined)

const matches = (text: SQL<string>, words: string | undefined): SQL | undefined =>
  and(sql`${text} is not null`, words ? sql`lower(${text}) like ${anywhere(words.toLowerCase())}` : undefined)

export const resultsRepo = {
  /** Counted replies by edition; for named surveys also those that are not counted yet. */
  async replyCounts(
    db: Db,
    { isAnonymous }: Pick<SurveyRow, 'isAnonymous'>,
    editions: readonly EditionRow[],
  ): Promise<ReadonlyMap<EditionId, number>> {
    const ids = editions.map(({ id }) => id)
    if (ids.length === 0) return new Map()
    const counted = await db
      .select({ editionId: surveyTallies.editionId, replies: surveyTallies.replies })
      .from(surveyTallies)
      .where(and(inArray(surveyTallies.editionId, ids), eq(surveyTallies.departmentId, ALL_DEPARTMENTS)))
    const waiting = isAnonymous
      ? []
      : await db
          .execute<{ editionId: EditionId; replies: number }>(sql`
            select e.id::text as "editionId", w.replies
            from unnest(${sql.param(ids)}::bigint[]) as e (id)
            left join ${surveyTallies} t on t.edition_id = e.id and t.department_id = ${ALL_DEPARTMENTS}
            cross join lateral (select count(*)::int as replies from ${surveyReplies} r
              where r.edition_id = e.id and r.id > coalesce(t.counted_until, 0)) w`)
          .then(({ rows }) => rows)
    const counts = new Map<EditionId, number>()
    for (const { editionId, replies } of [...counted, ...waiting])
      counts.set(editionId, (counts.get(editionId) ?? 0) + replies)
    return counts
  },

  tally: (db: Db, editionId: EditionId, departmentId: DepartmentId) =>
    db
      .select()
      .from(surveyTallies)
      .where(and(eq(surveyTallies.editionId, editionId), eq(surveyTallies.departmentId, departmentId)))
      .then(([row]) => row),

  /** Those with at least this many replies. */
  departments: (db: Db, editionId: EditionId, least: number) =>
    db
      .select({ id: departments.id, name: departments.name, replyCount: surveyTallies.replies })
      .from(surveyTallies)
      .innerJoin(departments, eq(departments.id, surveyTallies.departmentId))
      .where(
        and(
          eq(surveyTallies.editionId, editionId),
          ne(surveyTallies.departmentId, ALL_DEPARTMENTS),
          gte(surveyTallies.replies, least),
        ),
      )
      .orderBy(asc(departments.sort), asc(departments.id)),

  /** Those of the departments of which at least this many people have replied, however often. */
  departmentsOfPeople: async (
    db: Db,
    { editionId, ids, least }: { editionId: EditionId; ids: readonly DepartmentId[]; least: number },
  ): Promise<ReadonlySet<DepartmentId | null>> => {
    const rows = await db
      .select({ id: surveyReplies.departmentId })
      .from(surveyReplies)
      .where(and(eq(surveyReplies.editionId, editionId), inArray(surveyReplies.departmentId, [...ids])))
      .groupBy(surveyReplies.departmentId)
      .having(sql`count(distinct ${surveyReplies.userId}) >= ${least}::int`)
    return new Set(rows.map(({ id }) => id))
  },

  /** People and devices that have replied to the survey, and how often. */
  counters: async (db: Db, surveyId: SurveyId): Promise<{ participants: number; replies: number }> => {
    const [row] = await db
      .select({ participants: surveyCounters.participants, replies: surveyCounters.replies })
      .from(surveyCounters)
      .where(eq(surveyCounters.surveyId, surveyId))
    return row ?? { participants: 0, replies: 0 }
  },

  /** Newest first. */
  namedTexts: (
    db: Db,
    { question, words, ...group }: WantedTexts,
    { size, offset }: { size: number; offset: number },
  ): Promise<TextRow[]> => {
    const text = written(surveyReplies.answers, question)
    return db
      .select({ text, userId: surveyReplies.userId, submittedAt: surveyReplies.submittedAt })
      .from(surveyReplies)
      .where(and(inGroup(group), matches(text, words)))
      .orderBy(desc(surveyReplies.id))
      .limit(size)
      .offset(offset)
  },

  namedTextTotal: (db: Db, { question, words, ...group }: WantedTexts): Promise<number> =>
    db.$count(surveyReplies, and(inGroup(group), matches(written(surveyReplies.answers, question), words))),

  /** The replies with pictures to one question, newest first. */
  pictures: (
    db: Db,
    { question, ...group }: WantedAnswers,
    { size, offset }: { size: number; offset: number },
  ): Promise<{ fileIds: FileId[]; userId: UserId | null; submittedAt: Date }[]> => {
    const fileIds = sql<FileId[]>`${surveyReplies.answers} #> array[${question}, 'fileIds']`
    return db
      .select({ fileIds, userId: surveyReplies.userId, submittedAt: surveyReplies.submittedAt })
      .from(surveyReplies)
      .where(and(inGroup(group), sql`${fileIds} is not null`))
      .orderBy(desc(surveyReplies.id))
      .limit(size)
      .offset(offset)
  },

  /** By random id, so that the order says nothing. */
  anonymousTexts: (
    db: Db,
    { editionId, question, words }: WantedTexts,
    { size, offset }: { size: number; offset: number },
  ): Promise<{ text: string }[]> => {
    const text = written(surveyAnonymousReplies.answers, question)
    return db
      .select({ text })
      .from(surveyAnonymousReplies)
      .where(
        and(
          eq(surveyAnonymousReplies.editionId, editionId),
          eq(surveyAnonymousReplies.isCounted, true),
          matches(text, words),
        ),
      )
      .orderBy(asc(surveyAnonymousReplies.id))
      .limit(size)
      .offset(offset)
  },

  anonymousTextTotal: (db: Db, { editionId, question, words }: WantedTexts): Promise<number> =>
    db.$count(
      surveyAnonymousReplies,
      and(
        eq(surveyAnonymousReplies.editionId, editionId),
        eq(surveyAnonymousReplies.isCounted, true),
        matches(written(surveyAnonymousReplies.answers, question), words),
      ),
    ),

  /** The next named replies, oldest first. */
  named: (db: Db, editionId: EditionId, after: ReplyId | undefined, limit: number): Promise<NamedReply[]> =>
    db
      .select({
        id: surveyReplies.id,
        userId: surveyReplies.userId,
        personName: users.name,
        departmentName: departments.name,
        answers: surveyReplies.answers,
        submittedAt: surveyReplies.submittedAt,
      })
      .from(surveyReplies)
      .leftJoin(users, eq(users.id, surveyReplies.userId))
      .leftJoin(departments, eq(departments.id, surveyReplies.departmentId))
      .where(and(eq(surveyReplies.editionId, editionId), after ? gt(surveyReplies.id, after) : undefined))
      .orderBy(asc(surveyReplies.id))
      .limit(limit),

  /** The different answers to one question and how many replies contain each, in the order of the answers. */
  anonymousAnswers: (
    db: Db,
    { editionId, question }: { editionId: EditionId; question: string },
    limit: number,
  ): Promise<{ answer: SurveyAnswer; replies: number }[]> => {
    const answer = sql<SurveyAnswer>`${surveyAnonymousReplies.answers} -> ${question}::text`
    return db
      .select({ answer, replies: sql<number>`count(*)::int` })
      .from(surveyAnonymousReplies)
      .where(
        and(
          eq(surveyAnonymousReplies.editionId, editionId),
          eq(surveyAnonymousReplies.isCounted, true),
          sql`${surveyAnonymousReplies.answers} ? ${question}::text`,
        ),
      )
      .groupBy(sql`1`)
      .orderBy(sql`1`)
      .limit(limit)
  },
}
