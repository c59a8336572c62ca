import type pg from 'pg'
import { anExamDocument } from '../../../apps/server/src/testing/exam/authoring.ts'
import { check } from '../bench.ts'
import type { BenchPerson } from '../people.ts'
import { removeRows } from '../remove.ts'
import { answerOf, CHOICES } from './exam-answers.ts'

export interface BenchTaker {
  token: string
  userId: string
}

const BODY = {
  type: 'single',
  stem: '<p>How hot is the water for green tea, and why does it matter for the taste of the second cup?</p>',
  options: CHOICES.map((key) => ({ key, content: `<p>Option ${key}: a few words, as in a usual question</p>` })),
  targets: [],
  blanks: [],
  words: null,
  files: 0,
  children: [],
}
const SOLUTION = { key: { options: ['b'] }, analysis: '', reference: '', rubric: [], children: {} }

const ADD_QUESTIONS = `with added as (
  insert into questions (college_id, type, difficulty, tags, title, search_text, content_hash, updated_at)
  select (select id from colleges order by sort, id limit 1), 'single', 'easy', '{}', 'Rehearsal ' || n, '', '00', now()
  from generate_series(1, $1::int) n returning id
)
insert into question_versions (question_id, number, body, solution, created_at)
select id, 1, $2::jsonb, $3::jsonb, now() from added returning id`

const ADD_AUDIENCE = `with audience as (
  insert into audiences (college_id) select id from colleges order by sort, id limit 1 returning id
), named as (
  insert into audience_members (audience_id, key, excluded)
  select audience.id, 'user:' || person, false from audience, unnest($1::bigint[]) person
)
select id from audience`

const ADD_EXAM = `with added as (
  insert into exams (college_id, title, state, draft, published, paper, question_num, total_score, edition, published_at,
    updated_at, audience_id)
  select (select id from colleges order by sort, id limit 1), $1::jsonb ->> 'title', 'published', $1::jsonb, $1::jsonb,
    $2::jsonb, $3::int, $3::int * 200, 1, now(), now(), $4::bigint
  returning id
), edition as (
  insert into exam_editions (exam_id, edition, document, paper, published_at)
  select id, 1, $1::jsonb, $2::jsonb, now() from added
)
select id from added`

interface WantedExam {
  title: string
  questions: number
  /** Who sees it; everybody in the first college without it. */
  userIds?: readonly string[]
  passPercent?: number
}

/** Publishes an exam of single choices. */
export async function addExam(
  db: pg.Client,
  { title, questions, userIds, passPercent = 60 }: WantedExam,
): Promise<string> {
  const { rows: versions } = await db.query<{ id: string }>(ADD_QUESTIONS, [
    questions,
    JSON.stringify(BODY),
    JSON.stringify(SOLUTION),
  ])
  const items = versions.map(({ id }, index) => ({
    key: `q${index + 1}`,
    versionId: id,
    score: 200,
    isRequired: false,
  }))
  const paper = { partialRule: 'none', sections: [{ key: 's1', title: '', remark: '', questions: items, draws: [] }] }
  const document = anExamDocument({ title, limitMinutes: 120, attempts: 0, passPercent })
  const audience = userIds && (await db.query<{ id: string }>(ADD_AUDIENCE, [userIds])).rows[0]
  const { rows } = await db.query<{ id: string }>(ADD_EXAM, [
    JSON.stringify(document),
    JSON.stringify(paper),
    questions,
    audience?.id ?? null,
  ])
  const [exam] = rows
  check(exam !== undefined, 'the exam was not stored')
  return exam.id
}

/** Deletes an exam of `addExam` with everything that people did in it. Its questions and its audience are deleted too. */
export async function removeExam(db: pg.Client, examId: string): Promise<void> {
  const { rows: used } = await db.query<{ question_id: string }>(
    `select v.question_id from exams e
     cross join lateral jsonb_path_query(e.paper, '$.sections[*].questions[*].versionId') as used (id)
     join question_versions v on v.id = (used.id #>> '{}')::bigint where e.id = $1`,
    [examId],
  )
  const { rows: audiences } = await db.query<{ id: string }>(
    'select audience_id as id from exams where id = $1 and audience_id is not null',
    [examId],
  )
  await removeRows(db, { table: 'exams', column: 'id', ids: [examId] })
  await removeRows(db, { table: 'questions', column: 'id', ids: used.map(({ question_id }) => question_id) })
  await removeRows(db, { table: 'audiences', column: 'id', ids: audiences.map(({ id }) => id) })
}

const STORED = `select a.user_id, a.state, a.last_seq,
  (select count(*)::int from exam_operations o where o.attempt_id = a.id) as operations,
  (select jsonb_object_agg(question_key, answer) from exam_answers w where w.attempt_id = a.id and answer is not null) as answers
from exam_attempts a where a.exam_id = $1`

interface Stored {
  user_id: string
  state: string
  last_seq: number
  operations: number
  answers: Record<string, { options: string[] }> | null
}

/** Checks that every acknowledged change is stored, and that the graded answers are the last acknowledged ones. */
export async function assertGraded(
  db: pg.Client,
  {
    examId,
    takers,
    acknowledged,
    questions,
  }: { examId: string; takers: readonly BenchTaker[]; acknowledged: readonly number[]; questions: number },
): Promise<void> {
  const { rows } = await db.query<Stored>(STORED, [examId])
  const byPerson = new Map(rows.map((row) => [row.user_id, row]))
  for (const [index, { userId }] of takers.entries()) {
    const row = byPerson.get(userId)
    const changes = acknowledged[index] ?? 0
    check(row?.state === 'finished', `the attempt of person ${userId} is ${row?.state ?? 'missing'}`)
    check(
      row.operations === changes && row.last_seq === changes,
      `${changes} changes were acknowledged, ${row.operations} are stored`,
    )
    const expected: Record<string, { options: string[] }> = {}
    for (let seq = 1; seq <= changes; seq += 1) {
      const { questionKey, answer } = answerOf(index, seq, questions)
      expected[questionKey] = answer
    }
    const text = (answers: Record<string, { options: string[] }>) =>
      JSON.stringify(Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    check(text(row.answers ?? {}) === text(expected), `other answers are graded than were acknowledged for ${userId}`)
  }
}

export const takersOf = (people: readonly BenchPerson[]): BenchTaker[] =>
  people.map(({ userId, tokens }) => ({ userId, token: tokens[0] ?? '' }))

const ADD_ATTEMPTS = `insert into exam_attempts (exam_id, user_id, college_id, number, edition, state, ticket, seed, paper,
  question_num, total_score, pass_score, started_at, deadline)
select e.id, person.id, e.college_id, 1, 1, 'in_progress', 1, 1, jsonb_build_object('partialRule', 'none', 'sections', jsonb_build_array(
    e.paper -> 'sections' -> 0)), e.question_num, e.total_score, e.total_score / 2, now(), now() + interval '2 hours'
from exams e, unnest($2::bigint[]) with ordinality as person (id, place) where e.id = $1
returning id, user_id`

/** Attempts in progress, as the calls `start` and `open` store them. Returns their ids in the order of the people. */
export async function addAttempts(db: pg.Client, examId: string, takers: readonly BenchTaker[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string; user_id: string }>(ADD_ATTEMPTS, [
    examId,
    takers.map(({ userId }) => userId),
  ])
  await db.query('analyze exam_attempts')
  const byPerson = new Map(rows.map((row) => [row.user_id, row.id]))
  return takers.map(({ userId }) => byPerson.get(userId) ?? '')
}
