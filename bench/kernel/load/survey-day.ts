import type pg from 'pg'
import { aSurveyQuestion, questionnaireOf } from '../../../apps/server/src/testing/surveys.ts'
import { check } from '../bench.ts'

const OPTIONS = ['a1', 'b1', 'c1']

/** Every fifth question has a written answer, every fourth stars, the others options. */
const typeOf = (place: number) => (place % 5 === 4 ? 'text' : place % 4 === 3 ? 'rating' : 'single')

const questionOf = (place: number) =>
  aSurveyQuestion(`q${place + 1}`, typeOf(place), typeOf(place) === 'rating' ? { options: [], max: 5 } : {})

/** The answers of one person to all questions. */
export const surveyAnswers = (person: number, questions: number): Record<string, object> =>
  Object.fromEntries(
    Array.from({ length: questions }, (_, place) => {
      const type = typeOf(place)
      if (type === 'text') return [`q${place + 1}`, { text: `A sentence or two by person ${person}` }]
      if (type === 'rating') return [`q${place + 1}`, { number: 1 + ((person + place) % 5) }]
      return [`q${place + 1}`, { options: [OPTIONS[(person + place) % OPTIONS.length]] }]
    }),
  )

const ADD_SURVEY = `with survey as (
  insert into surveys (college_id, name, draft, live, state, published_at, updated_at)
  select (select id from colleges order by sort, id limit 1), $1::jsonb ->> 'name', $1::jsonb, $1::jsonb, 'published', now(), now()
  returning id
), edition as (
  insert into survey_editions (survey_id, number, questionnaire, published_at)
  select id, 1, $1::jsonb -> 'questionnaire', now() from survey returning id, survey_id
)
select survey_id, id as edition_id from edition`

export interface BenchSurvey {
  surveyId: string
  editionId: string
}

/** Publishes a named survey for everybody in the first college; one person may reply several times. */
export async function addSurvey(
  db: pg.Client,
  { name, questions }: { name: string; questions: number },
): Promise<BenchSurvey> {
  const draft = {
    name,
    intro: '',
    questionnaire: questionnaireOf(...Array.from({ length: questions }, (_, place) => questionOf(place))),
    startTime: null,
    endTime: null,
    audience: { included: [], excluded: [] },
    isPublic: false,
    isAnonymous: false,
    isRepeatable: true,
    points: 0,
  }
  const { rows } = await db.query<{ survey_id: string; edition_id: string }>(ADD_SURVEY, [JSON.stringify(draft)])
  const [row] = rows
  check(row !== undefined, 'the survey was not stored')
  await db.query('update surveys set edition_id = $2 where id = $1', [row.survey_id, row.edition_id])
  return { surveyId: row.survey_id, editionId: row.edition_id }
}

const ADD_REPLIES = `insert into survey_replies (edition_id, answers, submitted_at)
select $1, ($2::jsonb[])[1 + n % cardinality($2::jsonb[])], now() from generate_series(1, $3::int) n`

/** Stores replies that the server has not counted yet. */
export async function addReplies(
  db: pg.Client,
  { editionId, surveyId }: BenchSurvey,
  { count, questions }: { count: number; questions: number },
): Promise<void> {
  const patterns = Array.from({ length: 60 }, (_, person) => JSON.stringify(surveyAnswers(person, questions)))
  await db.query(ADD_REPLIES, [editionId, patterns, count])
  await db.query(
    `insert into survey_participants (survey_id, who, last_key)
     select $1, 'd' || n, sha256(n::text::bytea) from generate_series(1, $2::int) n`,
    [surveyId, count],
  )
  await db.query('insert into survey_counters (survey_id, participants, replies) values ($1, $2, $2)', [
    surveyId,
    count,
  ])
}
