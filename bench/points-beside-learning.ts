// Measures learning updates at 1,000 per second while other people earn points with comments, against the same updates
// without them.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { heard, startChild } from './kernel/child.ts'
import { assertDurable, connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, quantile } from './kernel/line.ts'
import { ask } from './kernel/load/ask.ts'
import { addViewers } from './kernel/load/viewers.ts'
import { inPart } from './kernel/part.ts'
import { addPeople } from './kernel/people.ts'
import { startSands } from './kernel/sands.ts'
import type { LearnersMessage, LearnersOrder } from './programs/learners.ts'

const NAME = 'points-beside-learning'
const VIEWERS = 5000
const EARNERS = 2000
/** With the usual window of ten seconds this makes a minute for each part. */
const WINDOWS = 6
const MOST_TIMES = 1.5
const P99 = 0.99
const COMMENT_PAUSE_MS = 10
const COMMENT = '/sands-system/api/v1/comment/create'
const ARTICLE_MODULE = 3

const ARTICLE = `select a.id from articles a join colleges c on c.id = a.college_id
where a.state = 'published' and a.removed_at is null and a.is_commentable
  and c.id = (select id from colleges order by sort limit 1) order by a.audience_id is not null, a.id limit 1`

async function measure(run: BenchRun, isEarning: boolean): Promise<number> {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  await assertDurable(db)
  const viewers = await addViewers(db, await addPeople(db, { count: VIEWERS }))
  const earners = await addPeople(db, { count: EARNERS })
  const { rows } = await db.query<{ id: string }>(ARTICLE)
  const learners = startChild<LearnersMessage>('learners.ts')
  run.defer(learners.stop)
  const seconds = run.pace.windowSeconds * WINDOWS
  learners.send({ port: sands.port, viewers, seconds } satisfies LearnersOrder)
  const learned = heard(learners, 'learned')
  const until = performance.now() + seconds * 1000
  for (let turn = 0; isEarning && performance.now() < until; turn += 1) {
    const token = earners[turn % earners.length]?.tokens[0] ?? ''
    const body = { commentModule: ARTICLE_MODULE, commentModuleId: rows[0]?.id, content: `comment ${turn}` }
    await ask({ port: sands.port, token }, { method: 'POST', path: COMMENT, body })
    await sleep(COMMENT_PAUSE_MS)
  }
  const { times } = await learned
  if (isEarning) {
    const { rows: paid } = await db.query<{ count: number }>(
      `select count(*)::int from point_journal where type = 'newsComment' and at > now() - interval '1 hour'`,
    )
    run.note(`${paid[0]?.count} comments earned points beside ${times.length} updates`)
    check((paid[0]?.count ?? 0) > 0, 'nobody earned points')
  }
  return quantile(times, P99)
}

async function run(run: BenchRun) {
  const reference = await inPart(run, (part) => measure(part, false))
  const value = await inPart(run, (part) => measure(part, true))
  return [lineOf({ name: NAME, unit: 'ms', value, reference }, { measure: 'ratio', relation: '<=', bound: MOST_TIMES })]
}

export const pointsBesideLearning: Bench = { name: NAME, lines: [NAME], run }
