// Measures whether the results of a survey with 200,000 replies open as fast as those of a survey with 200 replies: the
// counts of all questions, and the first page of written answers.
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median } from './kernel/line.ts'
import { ask } from './kernel/load/ask.ts'
import { addReplies, addSurvey } from './kernel/load/survey-day.ts'
import { addAdministrators } from './kernel/manager.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'survey-results'
const SIZES = { small: 200, large: 200_000 } as const
const QUESTIONS = 30
const WRITTEN = 'q5'
const PAGE = 20
const MOST_TIMES = 3
/** Each manager may make 600 calls a minute. */
const MANAGERS = 20
const PATH = '/sands-lms/api/v1/manage/investigation'

type Size = keyof typeof SIZES

interface Results {
  replyCount: number
  questions: { answered: number }[]
}

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const managers = await addAdministrators(db, MANAGERS)
  const surveys = new Map<Size, string>()
  for (const size of ['small', 'large'] as const) {
    const survey = await addSurvey(db, { name: `Bench ${size}`, questions: QUESTIONS })
    await addReplies(db, survey, { count: SIZES[size], questions: QUESTIONS })
    surveys.set(size, survey.surveyId)
  }
  await db.query('vacuum analyze')
  let turn = 0
  const once = async (size: Size): Promise<number> => {
    turn += 1
    const who = { port: sands.port, token: managers[turn % MANAGERS]?.token ?? '' }
    const id = surveys.get(size) ?? ''
    const results = await ask<Results>(who, { method: 'GET', path: `${PATH}/results`, query: { id } })
    check(results.data.replyCount === SIZES[size], `${results.data.replyCount} replies are counted`)
    check(results.data.questions.length === QUESTIONS, `${results.data.questions.length} questions have results`)
    const query = { id, question: WRITTEN, size: String(PAGE) }
    const texts = await ask<{ records: unknown[]; total: number }>(who, { method: 'GET', path: `${PATH}/texts`, query })
    check(texts.data.records.length === PAGE && texts.data.total === SIZES[size], `${texts.data.total} written answers`)
    return results.ms + texts.ms
  }
  for (const size of ['small', 'large'] as const)
    run.note(`the first time, with counting ${SIZES[size]} replies: ${(await once(size)).toFixed(0)} ms`)
  const medians: Record<Size, number>[] = []
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const times: Record<Size, number[]> = { small: [], large: [] }
    const until = performance.now() + run.pace.windowSeconds * 1000
    while (performance.now() < until) for (const size of ['small', 'large'] as const) times[size].push(await once(size))
    medians.push({ small: median(times.small), large: median(times.large) })
  }
  return [
    lineOf(
      {
        name: NAME,
        unit: 'ms',
        value: median(medians.map(({ large }) => large)),
        reference: median(medians.map(({ small }) => small)),
      },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES },
    ),
  ]
}

export const surveyResults: Bench = { name: NAME, lines: [NAME], run }
