// Holds the unread streams of many people open, sends them messages as the product does, and records when each message
// arrives.
// In between it times a bare NOTIFY in the same process and under the same load. The benches start it as a separate
// process.
import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { HOST } from '../../scripts/kernel/port.ts'
import { endWithParent } from '../kernel/child.ts'
import { phoneRequest } from '../kernel/load/phone-request.ts'
import { type Fault, fault, hasFailed, tell } from '../kernel/program.ts'

export interface StreamHolderOrder {
  port: number
  path: string
  people: { userId: string; token: string }[]
}
/** Messages to send to people with open streams: how many per second, one to each person. */
export interface SendOrder {
  databaseUrl: string
  collegeId: string
  perSecond: number
  seconds: number
}
export type StreamHolderMessage = { kind: 'open' } | { kind: 'sent'; deliveries: number[]; notifies: number[] } | Fault

const AT_ONCE = 50
const OPEN_WITHIN_MS = 60_000
/** A message that has not arrived after this time counts as lost. */
const LOST_AFTER_MS = 10_000
/** Number of transactions that may be open at the same time. */
const SENDERS = 4
/** One event as the server writes it, in a chunk of its own. */
const EVENT = /(?:^|\n)data: (\d+)\n\n/g
const LONGEST_EVENT = 200

interface Stream {
  userId: string
  unread: number | undefined
  onCount: (count: number) => void
}

/** Reads the response head, then the events; an incomplete event is completed by the next read. */
function readStream(socket: Socket, onCount: (count: number) => void): void {
  let [rest, isOpen] = ['', false]
  socket.setEncoding('latin1').on('data', (more: string) => {
    rest += more
    if (!isOpen) {
      const end = rest.indexOf('\r\n\r\n')
      if (end < 0) return
      if (!rest.startsWith('HTTP/1.1 200 ')) return fault(`a stream was refused:\n${rest}`)
      isOpen = true
      rest = rest.slice(end + 4)
    }
    for (const [, count] of rest.matchAll(EVENT)) onCount(Number(count))
    const last = rest.lastIndexOf('\n\n')
    if (last >= 0) rest = rest.slice(last + 1)
    if (rest.length > LONGEST_EVENT) fault(`not an event stream:\n${rest}`)
  })
}

function openStream({ port, path, token, stream }: { port: number; path: string; token: string; stream: Stream }) {
  return new Promise<void>((resolve) => {
    const socket = connect({ port, host: HOST, noDelay: true }, () => {
      socket.write(phoneRequest({ method: 'GET', path, headers: { Accept: 'text/event-stream' } }, { port, token }))
    })
    const late = setTimeout(() => fault('a stream did not open'), OPEN_WITHIN_MS)
    socket.once('error', (error) => fault(`a stream broke: ${error.message}`))
    socket.once('end', () => fault('the server closed a stream'))
    readStream(socket, (count) => {
      const before = stream.unread
      stream.unread = count
      if (before !== undefined) return stream.onCount(count)
      clearTimeout(late)
      resolve()
    })
  })
}

async function openAll({ port, path, people }: StreamHolderOrder): Promise<Stream[]> {
  const toOpen = people.map(({ userId, token }) => ({
    token,
    stream: {
      userId,
      unread: undefined,
      onCount: (count: number) => fault(`an unexpected count of ${count} arrived`),
    } as Stream,
  }))
  const streams = toOpen.map(({ stream }) => stream)
  const openNext = async (): Promise<void> => {
    for (let next = toOpen.pop(); next && !hasFailed(); next = toOpen.pop()) await openStream({ port, path, ...next })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, openNext))
  return streams
}

const ADD_MESSAGE = `insert into messages (college_id, category, texts, created_at)
values ($1, 'notice', '{"en-us": {"title": "Bench", "content": "A message to be counted"}}', now()) returning id`
const ADD_TO_INBOX = `insert into inbox (user_id, message_id, college_id, category, created_at)
values ($1, $2, $3, 'notice', now())`
const TELL_PROCESSES = `select pg_notify('sands', 'message.unread ' || $1::text || ' ' || $2::text)`

/** Milliseconds from the commit to the arrival of the new count on the person's stream. */
async function deliver(db: pg.Client, collegeId: string, stream: Stream): Promise<number> {
  const expected = (stream.unread ?? 0) + 1
  const arrival = new Promise<number>((resolve) => {
    stream.onCount = (count) => {
      if (count !== expected) fault(`a count of ${count} arrived instead of ${expected}`)
      resolve(performance.now())
    }
  })
  await db.query('begin')
  const { rows } = await db.query<{ id: string }>(ADD_MESSAGE, [collegeId])
  await db.query(ADD_TO_INBOX, [stream.userId, rows[0]?.id, collegeId])
  await db.query(TELL_PROCESSES, [collegeId, stream.userId])
  const from = performance.now()
  const lost = setTimeout(() => fault('a message did not arrive'), LOST_AFTER_MS)
  await db.query('commit')
  const to = await arrival
  clearTimeout(lost)
  return to - from
}

/** Milliseconds from a NOTIFY to its arrival at another connection of this process. */
async function notify(sender: pg.Client, heard: Map<string, () => void>, name: string): Promise<number> {
  const from = performance.now()
  const arrival = new Promise<number>((resolve) => {
    heard.set(name, () => resolve(performance.now()))
  })
  await sender.query(`select pg_notify('bench', $1)`, [name])
  return (await arrival) - from
}

interface Every {
  count: number
  everyMs: number
  /** How many deliveries may be in progress at once. */
  workers: number
}

/** Starts each task when it is due or, when all workers are busy, as soon as one is free. */
async function paced({ count, everyMs, workers }: Every, work: (index: number, worker: number) => Promise<number>) {
  const started = performance.now()
  const times: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let index = next++; index < count && !hasFailed(); index = next++) {
        const wait = started + index * everyMs - performance.now()
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        times.push(await work(index, worker))
      }
    }),
  )
  return times
}

async function send(streams: readonly Stream[], { databaseUrl, collegeId, perSecond, seconds }: SendOrder) {
  const clients = Array.from({ length: SENDERS + 2 }, () => new pg.Client({ connectionString: databaseUrl }))
  await Promise.all(clients.map((client) => client.connect()))
  const [listener, notifier, ...senders] = clients
  const heard = new Map<string, () => void>()
  listener?.on('notification', ({ payload = '' }) => {
    heard.get(payload)?.()
    heard.delete(payload)
  })
  await listener?.query('listen bench')
  const pace = { count: Math.round(perSecond * seconds), everyMs: 1000 / perSecond }
  const [deliveries, notifies] = await Promise.all([
    paced({ ...pace, workers: SENDERS }, (index, worker) => {
      const [stream, sender] = [streams[index % streams.length], senders[worker]]
      if (!stream || !sender) throw new Error('there is no stream to send to')
      return deliver(sender, collegeId, stream)
    }),
    paced({ ...pace, workers: 1 }, (index) => {
      if (!notifier) throw new Error('there is no database connection to notify with')
      return notify(notifier, heard, `${process.pid} ${index}`)
    }),
  ])
  await Promise.all(clients.map((client) => client.end()))
  tell({ kind: 'sent', deliveries, notifies })
}

process.once('message', async (order: StreamHolderOrder) => {
  const streams = await openAll(order)
  if (!hasFailed()) tell({ kind: 'open' })
  process.once('message', (sending: SendOrder) => {
    send(streams, sending).catch((error: Error) => fault(error.message))
  })
})
endWithParent()
