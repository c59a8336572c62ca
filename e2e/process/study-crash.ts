import { setTimeout as pause } from 'node:timers/promises'
import { coursewareSql } from '../../apps/server/src/testing/coursewares.ts'
import { type Sands, startSands } from '../kernel/sands.ts'
import { call, tokenOf } from './api.ts'
import { embeddedUrl, postmasterIfAny, postmasterOf, query } from './postgres.ts'

const PEOPLE = ['learner', 'manager', 'teacher', 'author', 'reviewer'] as const
const UPDATES_BEFORE_KILL = 30
/** So many pages that every update covers a page of its own. */
const PAGES = 100_000
const RETRY_MS = 50
const BACK_WITHIN_MS = 60_000

interface Reader {
  token: string
  viewingId: string
  seq: number
  acknowledged: number[]
}

export interface CrashReport {
  /** Number of updates that the server has acknowledged. */
  acknowledged: number
  /** Number of acknowledged updates that are missing in the database. */
  lost: number
}

async function until(holds: () => boolean, complaint: string): Promise<void> {
  for (let waited = 0; !holds(); waited += RETRY_MS) {
    if (waited > BACK_WITHIN_MS) throw new Error(complaint)
    await pause(RETRY_MS)
  }
}

async function begin(url: string, learnId: string | undefined): Promise<Reader[]> {
  const readers: Reader[] = []
  for (const person of PEOPLE) {
    const token = await tokenOf(url, person)
    const body = { learnType: 2, learnId, terminalType: 2, clientTime: new Date().toISOString() }
    const { code, msg, data } = await call(url, 'POST /sands-lms/api/v1/learning-details/create', { token, body })
    if (code !== 1) throw new Error(`${person} cannot study: ${msg}`)
    const { learningDetailId: viewingId } = data as { learningDetailId: string }
    readers.push({ token, viewingId, seq: 0, acknowledged: [] })
  }
  return readers
}

/** Sends the update of one page until the server acknowledges it or the run ends. */
async function turnPage(url: string, reader: Reader): Promise<boolean> {
  const page = reader.seq + 1
  const segment = { from: page, to: page + 1, rate: 1, milliseconds: 0, visible: 1, at: new Date().toISOString() }
  const answer = await call(url, 'POST /sands-lms/api/v1/learning-details/update', {
    token: reader.token,
    body: { learningDetailId: reader.viewingId, seq: page, segments: [segment], signOfLife: 1 },
  }).catch(() => undefined)
  if (answer?.code !== 1) return false
  const { ackSeq, uncounted } = answer.data as { ackSeq: number; uncounted: { reason: string }[] }
  // When an update is sent again after a lost answer, the server reports it as old, which proves that it was stored.
  if (ackSeq !== page || uncounted.some(({ reason }) => reason !== 'old'))
    throw new Error(`page ${page} was refused: ${JSON.stringify(answer.data)}`)
  reader.seq = page
  reader.acknowledged.push(page)
  return true
}

function readUntil(url: string, readers: readonly Reader[], killed: AbortSignal): Promise<unknown> {
  const read = async (reader: Reader) => {
    while (!killed.aborted) if (!(await turnPage(url, reader))) await pause(RETRY_MS)
  }
  return Promise.all(readers.map(read))
}

const turned = (readers: readonly Reader[]) => readers.reduce((sum, { seq }) => sum + seq, 0)

async function lostOf(dataDir: string, readers: readonly Reader[]): Promise<number> {
  const stored = await query<{ id: string; pages: number[] }>(
    embeddedUrl(dataDir),
    `select v.id, array_agg(page) as pages from viewings v
     join progress p using (user_id, learn_type, learn_id), unnest(p.covered) r, generate_series(lower(r), upper(r) - 1) page
     where v.id in (${readers.map(({ viewingId }) => viewingId).join()}) group by v.id`,
  )
  return readers.reduce((lost, { viewingId, acknowledged }) => {
    const pages = new Set(stored.find(({ id }) => id === viewingId)?.pages)
    return lost + acknowledged.filter((page) => !pages.has(page)).length
  }, 0)
}

/**
 * Five people read without a pause while the server and PostgreSQL are killed in rotation; then every acknowledged
 * update is checked.
 */
export async function crashWhileStudying({ dataDir, kills }: { dataDir: string; kills: number }): Promise<CrashReport> {
  let sands: Sands = await startSands({ dataDir })
  try {
    const [courseware] = await query<{ id: string }>(embeddedUrl(dataDir), coursewareSql({ type: 2, pages: PAGES }))
    const readers = await begin(sands.url, courseware?.id)
    // Sets the start of the viewings back, so that the server accepts very many pages; another test covers its limit on
    // pages per time.
    await query(
      embeddedUrl(dataDir),
      "update viewings set ahead_ms = -2000000000, started_at = started_at - interval '20 days'",
    )

    for (let kill = 0; kill < kills; kill += 1) {
      const killed = new AbortController()
      const goal = turned(readers) + UPDATES_BEFORE_KILL
      const reading = readUntil(sands.url, readers, killed.signal)
      await Promise.race([until(() => turned(readers) >= goal, 'no reader makes progress'), reading])
      if (kill % 2 === 0) {
        await sands.kill()
        killed.abort()
        await reading
        sands = await startSands({ dataDir })
      } else {
        const old = postmasterOf(dataDir)
        process.kill(old, 'SIGKILL')
        // The server restarts its database itself. Updates acknowledged after that prove it.
        await until(() => (postmasterIfAny(dataDir) ?? old) !== old, 'PostgreSQL does not start again')
        const before = turned(readers)
        await until(() => turned(readers) > before + PEOPLE.length, 'no reader makes progress after the restart')
        killed.abort()
        await reading
      }
    }
    return { acknowledged: turned(readers), lost: await lostOf(dataDir, readers) }
  } finally {
    await sands.stop()
  }
}
