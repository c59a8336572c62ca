import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { createBatcher } from '../../kernel/batcher.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { EventStream } from '../../kernel/http/event-stream.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { unreadPayloads } from './delivery.repo.ts'
import type { Owner } from './message.repo.ts'
import { countUnread } from './unread.repo.ts'

export interface UnreadService {
  count(owner: Owner): Promise<number>
  /** Serves the person's stream: sends the current count, and again whenever it changes. */
  follow(viewer: Viewer): (stream: EventStream) => void
  /** The count within the transaction. */
  countIn(tx: Tx, owner: Owner): Promise<number>
  /** The counts of these people may have changed: their streams are notified when the transaction commits. */
  announce(tx: Tx, collegeId: CollegeId, userIds: readonly UserId[]): Promise<void>
}

interface Follower {
  readonly stream: EventStream
  readonly sessionId: string
  readonly userId: UserId
  readonly collegeId: CollegeId
  last: number
}

/** One query at a time: an older count must never arrive after a newer one. */
const COUNTS_IN_FLIGHT = 1
const MAX_COUNTED_AT_ONCE = 500
const MAX_STREAMS = 20

export function createUnreadService({ database, broadcast, log }: Kernel): UnreadService {
  const followers = new Map<string, Follower[]>()

  const count = createBatcher<Owner, number>({
    inFlight: COUNTS_IN_FLIGHT,
    maxBatch: MAX_COUNTED_AT_ONCE,
    run: (owners) => countUnread(database.primary, owners),
  })

  function leave(follower: Follower): void {
    const others = (followers.get(follower.userId) ?? []).filter((other) => other !== follower)
    if (others.length > 0) followers.set(follower.userId, others)
    else followers.delete(follower.userId)
  }

  async function refresh(follower: Follower): Promise<void> {
    try {
      const unread = await count(follower)
      if (unread === follower.last) return
      follower.last = unread
      follower.stream.send(String(unread))
    } catch (error) {
      log.debug({ error }, 'an unread count could not be read')
      // The client reconnects by itself and asks again.
      follower.stream.close()
    }
  }

  function closeWhere(ends: (follower: Follower) => boolean): void {
    for (const list of [...followers.values()]) for (const follower of list) if (ends(follower)) follower.stream.close()
  }

  broadcast.on('message.unread', (payload) => {
    const [collegeId = '', people = ''] = payload.split(' ')
    for (const userId of people.split(','))
      for (const follower of followers.get(userId) ?? []) if (follower.collegeId === collegeId) void refresh(follower)
  })
  broadcast.on('session.ended', (sessionId) => closeWhere((follower) => follower.sessionId === sessionId))
  // Another college has another inbox: the client opens a new stream.
  broadcast.on('user.changed', (userId) => {
    for (const follower of followers.get(userId) ?? []) follower.stream.close()
  })
  // Notifications may have been missed, also the end of a session: all clients have to reconnect.
  broadcast.onGap(() => closeWhere(() => true))

  async function announce(tx: Tx, collegeId: CollegeId, userIds: readonly UserId[]): Promise<void> {
    for (const payload of unreadPayloads(collegeId, userIds)) await broadcast.send(tx, 'message.unread', payload)
  }

  return {
    count,
    announce,

    follow:
      ({ sessionId, userId, collegeId }) =>
      (stream) => {
        const mine = followers.get(userId) ?? []
        // Each browser opens one stream; beyond the limit the person's oldest one is closed.
        if (mine.length >= MAX_STREAMS) mine[0]?.stream.close()
        const follower: Follower = { stream, sessionId, userId, collegeId, last: -1 }
        followers.set(userId, [...mine, follower])
        stream.onClose(() => leave(follower))
        void refresh(follower)
      },

    async countIn(tx, { userId, collegeId }) {
      const [unread = 0] = await countUnread(tx, [{ userId, collegeId }])
      return unread
    },
  }
}
