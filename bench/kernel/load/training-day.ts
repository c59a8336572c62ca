import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { HOST } from '../../../scripts/kernel/port.ts'
import { check } from '../bench.ts'

const MANAGE = '/sands-lms/api/v1/manage/training'
const EVERYBODY = { included: [], excluded: [] }

interface Caller {
  port: number
  token: string
}

export interface BenchProject {
  id: string
  version: number
}

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const linkTask = (place: number) => ({
  ...{ key: `task-${place}`, type: 7, refId: null, name: `Task ${place}`, isRequired: true, due: { kind: 'never' } },
  own: { kind: 'link', text: '', url: 'https://example.com/guide', minSeconds: 0 },
})

export const signInTask = () => ({
  ...{ key: 'sign-in', type: 6, refId: null, name: 'Be there', isRequired: true, due: { kind: 'never' } },
  own: {
    kind: 'sign_in',
    ...{ text: '', place: 'Room 1', startsAt: inHours(-1), endsAt: inHours(1) },
    ...{ earlyMinutes: 30, lateMinutes: 15, rotateSeconds: 60 },
  },
})

export const linkTasks = (count: number) => Array.from({ length: count }, (_, place) => linkTask(place + 1))

async function post<Data>({ port, token }: Caller, path: string, body: object): Promise<Data> {
  const response = await fetch(`http://${HOST}:${port}${MANAGE}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  })
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Data }
  check(code === 1, `${path} is refused: ${msg}`)
  return data
}

/** Makes a project in the college of the manager, as a draft. */
export const createProject = (
  manager: Caller,
  { name, tasks, isForAll = false }: { name: string; tasks: readonly object[]; isForAll?: boolean },
): Promise<BenchProject> =>
  post(manager, '/create', {
    ...{ name, coverFileId: null, introduction: '', ownerId: null, assistantIds: [], startsAt: null, endsAt: null },
    ...{ due: { kind: 'never' }, graceDays: 0, points: 0, lockRule: 'none', completion: { kind: 'required' } },
    audience: isForAll ? EVERYBODY : null,
    join: { isOpen: !isForAll, opensAt: null, closesAt: null, quota: null, needsApproval: false, scope: EVERYBODY },
    stages: [{ key: 'stage', name: '', opensAt: null, tasks }],
  })

export const publishProject = (manager: Caller, { id, version }: BenchProject): Promise<BenchProject> =>
  post(manager, '/publish', { id, version })

/** Makes people members without telling them. Each has finished the first `done` tasks. */
export async function addMembers(
  db: pg.Client,
  trainingId: string,
  { userIds, done = 0 }: { userIds: readonly string[]; done?: number },
): Promise<void> {
  await db.query(
    `insert into training_members (training_id, user_id, college_id, source, state, joined_at, changed_at)
     select $1, u, p.college_id, 'hand', 'active', now(), now() from trainings p, unnest($2::bigint[]) u where p.id = $1`,
    [trainingId, userIds],
  )
  await db.query(
    `insert into training_records (task_id, user_id, training_id, state, started_at, done_at)
     select t.id, u, $1, 'passed', now(), now() from training_tasks t, unnest($2::bigint[]) u
     where t.training_id = $1 and t.global_index <= $3`,
    [trainingId, userIds, done],
  )
}
