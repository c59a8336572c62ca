import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { VersionId } from '../attempt/attempt.repo.ts'
import type { QuestionId } from '../bank/question.repo.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { examAnswers, examAttempts, questions, questionVersions } from '../exam.tables.ts'

/** The statistics of questions count at most this many attempts: more would not change them visibly. */
const MOST_ATTEMPTS = 10_000
const MOST_QUESTIONS = 1000
/** Answers in words that are listed. */
const MOST_WORDINGS = 10
const LONGEST_WORDING = 200

/** One question over all its versions; sub-questions by their key. */
interface QuestionPart {
  questionId: QuestionId
  child: string
}

export interface QuestionSums extends QuestionPart, Record<string, unknown> {
  versionId: VersionId
  questionKey: string
  answers: number
  right: number
  partial: number
  wrong: number
  unanswered: number
  seconds: number | null
  x: number
  y: number
  xx: number
  yy: number
  xy: number
  max: number
}

/** The newest finished attempts. */
const counted = (examId: ExamId): SQL => sql`counted as materialized (
  select id, score from ${examAttempts} where exam_id = ${examId} and state = 'finished'
  order by submitted_at desc limit ${MOST_ATTEMPTS})`

/** Points as floating numbers: squares of hundredths would lose digits. */
const x = sql`(coalesce(a.score, 0) / 100.0::float8)`
const y = sql`((coalesce(c.score, 0) - coalesce(a.score, 0)) / 100.0::float8)`

const answersTo = (examId: ExamId, { questionId, child }: QuestionPart): SQL => sql`with ${counted(examId)}
  , given as (
    select a.answer from counted c join ${examAnswers} a on a.attempt_id = c.id
    where a.version_id in (select id from ${questionVersions} where question_id = ${questionId})
      and split_part(a.question_key, '/', 2) = ${child} and a.verdict <> 'unanswered')`

interface Given extends Record<string, unknown> {
  name: string
  people: number
}

const given = (db: Db, query: SQL): Promise<Given[]> => db.execute<Given>(query).then(({ rows }) => rows)

export const questionReportRepo = {
  attempts: (db: Db, examId: ExamId): Promise<number> =>
    db
      .execute<{ attempts: number }>(sql`with ${counted(examId)} select count(*)::int as attempts from counted`)
      .then(({ rows: [row] }) => row?.attempts ?? 0),

  sums: (db: Db, examId: ExamId, only?: QuestionPart): Promise<QuestionSums[]> =>
    db
      .execute<QuestionSums>(
        sql`with ${counted(examId)}
          select v.question_id as "questionId", split_part(a.question_key, '/', 2) as child,
            max(a.version_id) as "versionId", min(a.question_key) as "questionKey", count(*)::int as answers,
            count(*) filter (where a.verdict = 'right')::int as right,
            count(*) filter (where a.verdict = 'partial')::int as partial,
            count(*) filter (where a.verdict = 'wrong')::int as wrong,
            count(*) filter (where a.verdict = 'unanswered')::int as unanswered,
            round(avg(a.seconds) filter (where a.verdict <> 'unanswered'))::int as seconds,
            sum(${x}) as x, sum(${y}) as y, sum(${x} * ${x}) as xx, sum(${y} * ${y}) as yy, sum(${x} * ${y}) as xy,
            sum(a.max_score / 100.0::float8) as max
          from counted c join ${examAnswers} a on a.attempt_id = c.id join ${questionVersions} v on v.id = a.version_id
          where ${only ? sql`v.question_id = ${only.questionId} and split_part(a.question_key, '/', 2) = ${only.child}` : sql`true`}
          group by 1, 2 order by 1, 2 limit ${MOST_QUESTIONS}`,
      )
      .then(({ rows }) => rows),

  versions: (db: Db, ids: readonly VersionId[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({
            id: questionVersions.id,
            title: questions.title,
            body: questionVersions.body,
            solution: questionVersions.solution,
          })
          .from(questionVersions)
          .innerJoin(questions, eq(questions.id, questionVersions.questionId))
          .where(inArray(questionVersions.id, [...ids])),

  options: (db: Db, examId: ExamId, part: QuestionPart): Promise<Given[]> =>
    given(
      db,
      sql`${answersTo(examId, part)} select o.name, count(*)::int as people
        from given, jsonb_array_elements_text(given.answer -> 'options') as o (name) group by 1`,
    ),

  trueOrFalse: (db: Db, examId: ExamId, part: QuestionPart): Promise<Given[]> =>
    given(
      db,
      sql`${answersTo(examId, part)} select given.answer ->> 'isTrue' as name, count(*)::int as people from given group by 1`,
    ),

  /** The most frequent answers to blanks; upper and lower case make no difference. */
  wordings: (db: Db, examId: ExamId, part: QuestionPart): Promise<Given[]> =>
    given(
      db,
      sql`${answersTo(examId, part)} select left(lower(words), ${LONGEST_WORDING}) as name, count(*)::int as people
        from given, lateral (select string_agg(trim(b.value), ' | ' order by b.key) as words
          from jsonb_each_text(given.answer -> 'blanks') b) w
        where words is not null group by 1 order by 2 desc, 1 limit ${MOST_WORDINGS}`,
    ),
}

export type ReportedVersion = Awaited<ReturnType<typeof questionReportRepo.versions>>[number]
