import { CallError, call } from '../call/call.ts'
import { randomId } from '../device/random-id.ts'
import { translate } from '../i18n/texts.ts'
import { isPassing, type OutboxItem } from '../outbox/item.ts'
import { dropItem, flushOutbox, holdItem } from '../outbox/outbox.ts'
import { getSession } from '../session/session.ts'
import type { ArticleId } from './article-calls.ts'

const SAVE_TIME = 'GET /sands-lms/api/v1/article/saveArticleLearnTime'
/** More than the server takes at once would be refused as a whole. */
const MOST_SECONDS = 3600
/** Longer than a page in the background sleeps between two ticks. After that it is taken for closed. */
const HELD_MS = 90_000

/** What is read so much later is another stretch, with a place of its own on the clock. Shorter than it is held. */
const APART_MS = 60_000

/** A stretch of reading that the server has not acknowledged. */
interface Told {
  readonly itemId: string
  readonly seconds: number
  readonly until: number
  /** Part of it may have arrived: then it has to be told by its place on the clock. */
  readonly isAgain: boolean
}

export interface ReadingPost {
  /** So much more was read, up to now. */
  tell: (seconds: number) => Promise<void>
  /** The page is gone: what has not arrived by then, the outbox brings. */
  leave: (seconds: number) => Promise<void>
}

const nothing = (): Told => ({ itemId: `reading/${randomId()}`, seconds: 0, until: 0, isAgain: false })
const tenths = (seconds: number) => Math.floor(seconds * 10) / 10
const sum = (one: number, other: number) => Math.min(MOST_SECONDS, tenths(one + other))

/** Tells how long an article was read, one word at a time. Until it is acknowledged it lies in the outbox, held by its page. */
export function createReadingPost(id: ArticleId): ReadingPost {
  const owner = getSession()?.userId ?? ''
  let open = nothing()
  let running: Promise<void> | null = null
  let turn = Promise.resolve()

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
    turn = turn.then(() => holdItem(item, { listed }))
    return turn
  }
  const drop = ({ itemId }: Told) => {
    turn = turn.then(() => dropItem(itemId))
    return turn
  }
  const release = async () => {
    const told = open
    open = nothing()
    if (told.seconds === 0) return
    await keep(told, { isHeld: false, listed: true })
    await flushOutbox()
  }

  /** Whether nothing is left to be done about it. */
  const send = async ({ seconds, until, isAgain }: Told): Promise<boolean> => {
    const secondsAgo = isAgain ? (Date.now() - until) / 1000 : undefined
    try {
      const query = { id, learnTime: seconds, secondsAgo }
      await call(SAVE_TIME, { query, owner, quiet: true, silent: true, keepalive: true })
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return !error.network && !isPassing(error.status)
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
    if (seconds > 0) open = { ...open, seconds: sum(open.seconds, seconds), until: Date.now() }
    if (open.seconds === 0) return
    void keep(open, { isHeld: true, listed: open.isAgain })
    // One at a time: of two that are under way nobody could say which arrived.
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
