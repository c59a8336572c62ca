import { NOT_SIGNED_IN, PROOF_CODES, SIGNED_OUT } from '@sands/contract/kernel/codes'
import { CallError, call } from '../call/call.ts'
import { randomId } from '../device/random-id.ts'
import { translate } from '../i18n/texts.ts'
import { HELD_MS } from '../outbox/holders.ts'
import { isPassing, type OutboxItem } from '../outbox/item.ts'
import { dropItem, flushOutbox, holdItem } from '../outbox/outbox.ts'
import { getSession } from '../session/session.ts'
import type { ArticleId } from './article-calls.ts'

const SAVE_TIME = 'GET /sands-lms/api/v1/article/saveArticleLearnTime'
/** The server refuses a request with more seconds. */
const MOST_SECONDS = 3600
/** The session is over, or the person has to prove who they are: the outbox sends the report after that. */
const UNTIL_PROVEN: readonly number[] = [NOT_SIGNED_IN, SIGNED_OUT, ...PROOF_CODES]

/** Reading that continues after a longer pause is a separate stretch with its own time. Shorter than `HELD_MS`. */
const APART_MS = 60_000

/** A stretch of reading that the server has not acknowledged. */
interface Told {
  readonly itemId: string
  readonly seconds: number
  readonly until: number
  /** Part of it may already have arrived, so it is sent with the time when it happened. */
  readonly isAgain: boolean
}

export interface ReadingPost {
  /** Reports additional seconds of reading up to now. */
  tell: (seconds: number) => Promise<void>
  /** The page closes: the outbox sends whatever has not arrived. */
  leave: (seconds: number) => Promise<void>
}

const nothing = (): Told => ({ itemId: `reading/${randomId()}`, seconds: 0, until: 0, isAgain: false })
const tenths = (seconds: number) => Math.floor(seconds * 10) / 10
const sum = (one: number, other: number) => Math.min(MOST_SECONDS, tenths(one + other))

/**
 * Reports how long an article was read, one request at a time. Until it is acknowledged, each report is in the outbox,
 * held back while its page is open.
 */
export function createReadingPost(id: ArticleId): ReadingPost {
  const owner = getSession()?.userId ?? ''
  let open = nothing()
  let running: Promise<void> | null = null
  let turn = Promise.resolve()
  // What this device cannot store stays with the page, which sends it with the next report.
  const inTurn = (run: () => Promise<void>): Promise<void> => {
    turn = turn.then(run).catch(() => undefined)
    return turn
  }

  const keep = ({ itemId, seconds, until }: Told, { isHeld, listed }: { isHeld: boolean; listed: boolean }) => {
    const item: OutboxItem = {
      id: itemId,
      userId: owner,
      key: SAVE_TIME,
      body: {},
      query: { id, learnTime: seconds },
      agoField: 'secondsAgo',
      label: translate('study.outbox_label'),
      idempotencyKey: itemId,
      createdAt: until,
      tries: 0,
      nextTryAt: 0,
      state: 'waiting',
      reason: null,
      lane: `reading/${id}`,
      heldUntil: isHeld ? Date.now() + HELD_MS : 0,
    }
    return inTurn(() => holdItem(item, { listed }))
  }
  const drop = ({ itemId }: Told) => inTurn(() => dropItem(itemId))
  const release = async () => {
    const told = open
    open = nothing()
    if (told.seconds === 0) return
    await keep(told, { isHeld: false, listed: true })
    await flushOutbox()
  }

  /** Returns true when the report is settled: accepted, or refused for good. */
  const send = async ({ seconds, until, isAgain }: Told): Promise<boolean> => {
    const secondsAgo = isAgain ? (Date.now() - until) / 1000 : undefined
    try {
      const query = { id, learnTime: seconds, secondsAgo }
      await call(SAVE_TIME, { query, owner, quiet: true, silent: true, keepalive: true })
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return !error.network && !isPassing(error.status) && !UNTIL_PROVEN.includes(error.code)
    }
  }

  const post = async (): Promise<void> => {
    const told = open
    open = nothing()
    if (await send(told)) return void drop(told)
    const { seconds, until } = open
    if (seconds > 0) void drop(open)
    open = { ...told, seconds: sum(told.seconds, seconds), until: Math.max(told.until, until), isAgain: true }
    await keep(open, { isHeld: true, listed: true })
  }

  const tell = async (seconds: number): Promise<void> => {
    if (open.seconds > 0 && Date.now() - open.until > APART_MS) void release()
    // Somebody else may have signed in, in another tab.
    const isOwn = (getSession()?.userId ?? owner) === owner
    if (seconds > 0 && isOwn) open = { ...open, seconds: sum(open.seconds, seconds), until: Date.now() }
    if (open.seconds === 0) return
    void keep(open, { isHeld: true, listed: open.isAgain })
    // One request at a time: of two open requests it would be unknown which one arrived.
    running ??= post().finally(() => {
      running = null
    })
    await running
  }

  return {
    tell,
    leave: async (seconds) => {
      const isUnderWay = running !== null
      await tell(seconds)
      if (isUnderWay && !open.isAgain) await tell(0)
      await release()
    },
  }
}
