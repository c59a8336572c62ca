// Measures sign-ups: 2,000 people sign up within a minute for 500 places of a session. Exactly 500 get one.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOST } from '../../scripts/kernel/port.ts'
import { type Bench, type BenchRun, check } from '../kernel/bench.ts'
import { connect, embeddedDatabase } from '../kernel/database.ts'
import { lineOf, quantile } from '../kernel/line.ts'
import { addPeople } from '../kernel/people.ts'
import { startSands } from '../kernel/sands.ts'

const NAME = 'sign-ups'
const PEOPLE = 2000
const PLACES = 500
const SECONDS = 60
/** Half of the people come in the first seconds: that is when a sign-up opens. */
const RUSH_SECONDS = 5
const MOST_MS = 2000
const SIGN_UP = '/sands-lms/api/v1/apply/sign-up'

const ADD_SIGN_UP = `with session as (
  insert into face_sessions (college_id, title, introduction, agenda, state, time_zone, capacity, overbook,
    has_waiting_list, needs_confirm, allows_swap, starts_at, ends_at, created_at, updated_at)
  select id, 'Bench', '', '', 'open', 'Asia/Shanghai', $1, 0, true, false, false, now() + interval '7 days',
    now() + interval '8 days', now(), now()
  from colleges order by sort limit 1 returning id, college_id
)
insert into sign_ups (college_id, title, introduction, state, target_kind, target_id, quota, has_waiting_list,
  needs_approval, fields, created_at, updated_at)
select college_id, 'Bench', '', 'open', 'face', id, $1, true, false, '[]', now(), now() from session returning id`

/** Places, seats, and whether the order of arrival is that of the turns. */
const STORED = `select count(*) filter (where e.state = 'booked')::int as booked,
  count(*) filter (where e.state = 'waiting')::int as waiting,
  (select count(*)::int from face_seats f where f.session_id = s.target_id and f.status = 'booked') as seats,
  coalesce(max(e.turn) filter (where e.state = 'booked'), 0) as last_booked,
  bool_and(e.signed_up_at >= e.before) as in_order
from (select *, coalesce(lag(signed_up_at) over (order by turn), signed_up_at) as before from sign_up_entries) e
join sign_ups s on s.id = e.sign_up_id where s.id = $1 group by s.target_id`

interface Answer {
  ms: number
  code: number
  state: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 })

function signUp(port: number, token: string, id: string): Promise<Answer> {
  const body = JSON.stringify({ id, answers: [] })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve, reject) => {
    const from = performance.now()
    const call = request({ host: HOST, port, agent, method: 'POST', path: SIGN_UP, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () => {
        const { code, data } = JSON.parse(Buffer.concat(chunks).toString()) as {
          code: number
          data: { state: string } | null
        }
        resolve({ ms: performance.now() - from, code, state: data?.state ?? '' })
      })
    })
    call.once('error', reject)
    call.end(body)
  })
}

/** When each person comes, in milliseconds. */
const arrival = (place: number): number =>
  place < PEOPLE / 2
    ? (place * RUSH_SECONDS * 2000) / PEOPLE
    : RUSH_SECONDS * 1000 + ((place - PEOPLE / 2) * (SECONDS - RUSH_SECONDS) * 2000) / PEOPLE

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const people = await addPeople(db, { count: PEOPLE })
  const { rows } = await db.query<{ id: string }>(ADD_SIGN_UP, [PLACES])
  const id = rows[0]?.id ?? ''
  const answers = await Promise.all(
    people.map(async ({ tokens: [token = ''] }, place) => {
      await sleep(arrival(place))
      return signUp(sands.port, token, id)
    }),
  )
  const errors = answers.filter(({ code }) => code !== 1)
  const booked = answers.filter(({ state }) => state === 'booked').length
  const stored = (
    await db.query<{ booked: number; waiting: number; seats: number; last_booked: number; in_order: boolean }>(STORED, [
      id,
    ])
  ).rows[0]
  check(errors.length === 0, `${errors.length} people got an error, such as ${errors[0]?.code}`)
  check(booked === PLACES, `${booked} of ${PLACES} places were given away`)
  check(stored?.booked === PLACES && stored.seats === PLACES, 'the places or the seats are wrong')
  check(stored?.waiting === PEOPLE - PLACES, 'the waiting list is wrong')
  check(stored?.last_booked === PLACES && stored.in_order, 'people do not wait in the order of arrival')
  const value = quantile(
    answers.map(({ ms }) => ms),
    0.99,
  )
  return [
    lineOf({ name: NAME, unit: 'ms', value, reference: MOST_MS }, { measure: 'value', relation: '<', bound: MOST_MS }),
  ]
}

export const signUps: Bench = { name: NAME, lines: [NAME], run }
