import { NOT_SIGNED_IN, SIGNED_OUT } from '@sands/contract/kernel/codes'
import { CallError } from '../call/call-error.ts'
import { addressOf, headersOf, noAnswer, openEnvelope } from '../call/send.ts'
import { asSignedIn } from '../session/as-signed-in.ts'
import type { Session } from '../session/store.ts'
import { eventReader } from './events.ts'

/** The count is the first event: when it has not arrived by then, a proxy probably buffers answers. */
const FIRST_COUNT_MS = 8_000
/** The server sends something at least every half minute. */
const SILENCE_MS = 60_000

export type LineEnd =
  /** Closed by the server on purpose. */
  | 'closed'
  | 'broken'
  /** The connection seemed to open, but no count arrived. */
  | 'mute'
  /** The session has ended. */
  | 'over'

interface Line {
  userId: string
  onCount: (count: number) => void
  signal: AbortSignal
}

async function open(session: Session | null, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const key = 'GET /sands-system/api/v1/message/unread-stream'
  const wire = { key, query: { bizType: '0' }, token: session?.accessToken }
  const headers = headersOf(wire)
  headers.set('Accept', 'text/event-stream')
  const response = await fetch(addressOf(wire), { headers, signal, cache: 'no-store' })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (response.ok && isStream && response.body) return response.body
  openEnvelope(response.status, response.headers.get('x-request-id') ?? undefined, await response.text())
  throw noAnswer(response.status)
}

async function read(body: ReadableStream<Uint8Array>, onPiece: (piece: Uint8Array) => void): Promise<void> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onPiece(value)
  }
}

/** Holds one connection as long as it lasts, and returns how it ended. */
export async function holdLine({ userId, onCount, signal }: Line): Promise<LineEnd> {
  const line = new AbortController()
  const hangUp = () => line.abort()
  if (signal.aborted) hangUp()
  signal.addEventListener('abort', hangUp)
  let heard = false
  let watch = setTimeout(hangUp, FIRST_COUNT_MS)
  const take = eventReader((data) => {
    if (!/^\d{1,9}$/.test(data)) return
    heard = true
    onCount(Number(data))
  })
  try {
    const body = await asSignedIn((session) => open(session, line.signal), { owner: userId, silent: true })
    await read(body, (piece) => {
      take(piece)
      if (!heard) return
      clearTimeout(watch)
      watch = setTimeout(hangUp, SILENCE_MS)
    })
    return heard ? 'closed' : 'broken'
  } catch (error) {
    if (error instanceof CallError && (error.code === NOT_SIGNED_IN || error.code === SIGNED_OUT)) return 'over'
    return line.signal.aborted && !heard ? 'mute' : 'broken'
  } finally {
    clearTimeout(watch)
    signal.removeEventListener('abort', hangUp)
  }
}
