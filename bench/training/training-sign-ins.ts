// Measures 1,000 sign-ins at one door, all at once, each on disk before it is answered. Then the server is killed with
// kill -9 in the middle of another thousand: no acknowledged sign-in may be lost.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSands } from '../../e2e/kernel/sands.ts'
import { HOST } from '../../scripts/kernel/port.ts'
import { type Bench, type BenchRun, check } from '../kernel/bench.ts'
import { assertDurable, connect, embeddedDatabase } from '../kernel/database.ts'
import { ownFolder } from '../kernel/folder.ts'
import { lineOf } from '../kernel/line.ts'
import { ask } from '../kernel/load/ask.ts'
import { addMembers, createProject, publishProject, signInTask } from '../kernel/load/training-day.ts'
import { addAdministrators } from '../kernel/manager.ts'
import { addPeople } from '../kernel/people.ts'

const NAME = 'training-sign-ins'
const LOST = 'training-sign-ins-lost'
const PEOPLE = 1000
const MOST_SECONDS = 10
const SCAN = '/sands-lms/api/v1/sign-in/scan-submit'
const CONNECTIONS = 200
const LOOK_MS = 10
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

interface Door {
  taskId: string
  code: string
}

/** Whether the sign-in was acknowledged; a server that is gone acknowledges nothing. */
function signIn(
  port: number,
  token: string,
  { taskId, code, deviceId }: Door & { deviceId: string },
): Promise<boolean> {
  const body = JSON.stringify({ taskId, code, deviceId, at: new Date().toISOString() })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve) => {
    const call = request({ host: HOST, port, agent, method: 'POST', path: SCAN, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', () => resolve(false))
      answer.once('end', () => resolve((JSON.parse(Buffer.concat(chunks).toString()) as { code: number }).code === 1))
    })
    call.once('error', () => resolve(false))
    call.end(body)
  })
}

async function run(run: BenchRun) {
  const dataDir = ownFolder(run)
  let sands = await startSands({ dataDir })
  run.defer(() => sands.stop())
  const port = () => Number(new URL(sands.url).port)
  const db = await connect(embeddedDatabase(dataDir), run)
  await assertDurable(db)
  const [manager] = await addAdministrators(db, 1)
  const people = await addPeople(db, { count: PEOPLE })
  const userIds = people.map(({ userId }) => userId)
  const caller = () => ({ port: port(), token: manager?.token ?? '' })
  async function openDoor(name: string): Promise<Door> {
    const { id } = await publishProject(caller(), await createProject(caller(), { name, tasks: [signInTask()] }))
    await addMembers(db, id, { userIds })
    const { rows } = await db.query<{ id: string }>('select id from training_tasks where training_id = $1', [id])
    const taskId = rows[0]?.id ?? ''
    const { data } = await ask<{ link: string }>(caller(), {
      method: 'GET',
      path: '/sands-lms/api/v1/manage/training/sign-in/board',
      query: { taskId },
    })
    return { taskId, code: new URL(data.link, 'http://door').searchParams.get('code') ?? '' }
  }
  const signAll = (door: Door, onDone: () => void) =>
    Promise.all(
      people.map(async ({ tokens: [token = ''] }, place) => {
        const isDone = await signIn(port(), token, { ...door, deviceId: `device-of-person-${place}` })
        if (isDone) onDone()
        return isDone
      }),
    )

  const first = await openDoor('Bench door')
  const from = performance.now()
  const answers = await signAll(first, () => undefined)
  const seconds = (performance.now() - from) / 1000
  const acknowledged = answers.filter(Boolean).length
  check(acknowledged === PEOPLE, `${acknowledged} of ${PEOPLE} sign-ins were acknowledged`)

  const second = await openDoor('Bench door, killed')
  // The database ends with its server.
  await db.end()
  let done = 0
  const signing = signAll(second, () => {
    done += 1
  })
  while (done < PEOPLE / 2) await sleep(LOOK_MS)
  await sands.kill()
  const answered = await signing
  sands = await startSands({ dataDir })
  const again = await connect(embeddedDatabase(dataDir), run)
  const { rows } = await again.query<{ user_id: string }>(
    `select user_id from training_sign_ins where task_id = $1 and state = 'signed'`,
    [second.taskId],
  )
  const stored = new Set(rows.map(({ user_id }) => user_id))
  const lost = people.filter(({ userId }, place) => answered[place] && !stored.has(userId)).length
  run.note(`${answered.filter(Boolean).length} sign-ins were acknowledged before the server was killed`)
  return [
    lineOf(
      { name: NAME, unit: 's', value: seconds, reference: MOST_SECONDS },
      { measure: 'value', relation: '<=', bound: MOST_SECONDS },
    ),
    lineOf({ name: LOST, unit: 'sign-ins', value: lost, reference: 0 }, { measure: 'value', relation: '<=', bound: 0 }),
  ]
}

export const trainingSignIns: Bench = { name: NAME, lines: [NAME, LOST], run }
