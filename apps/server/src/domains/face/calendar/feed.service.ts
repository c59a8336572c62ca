import { createHash, randomBytes } from 'node:crypto'
import type { CallData } from '@sands/contract/calls'
import { faceLinks } from '@sands/contract/face/face.links'
import type { UserId } from '@sands/contract/kernel/schema'
import { AWAY } from '@sands/rules/face/seat'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type RoomedDay, sessionRepo } from '../session/session.repo.ts'
import { type FedSession, feedRepo } from './feed.repo.ts'
import { type CalendarSession, placeOf, writeFeed } from './ical.codec.ts'

const DAY_MS = 86_400_000
const BACK_DAYS = 90
const MOST_SESSIONS = 500
const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export interface Feeds {
  get(viewer: Viewer): Promise<CallData<'GET /sands-lms/api/v1/face2face/feed'>>
  /** A new address; the one before ends. */
  renew(tx: Tx, viewer: Viewer): Promise<CallData<'POST /sands-lms/api/v1/face2face/feed/renew'>>
  remove(tx: Tx, viewer: Viewer): Promise<null>
  /** The calendar at an address; undefined when there is none. */
  read(token: string): Promise<string | undefined>
  /** Ends all addresses of somebody who was disabled or erased. */
  forget(tx: Tx, userId: UserId): Promise<void>
}

/** Nobody can read a calendar with the hash. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const calendarOf = ({ session, seat, steps }: FedSession, days: readonly RoomedDay[]): CalendarSession => ({
  id: session.id,
  name: session.title,
  text: [session.introduction, session.agenda].filter(Boolean).join('\n\n'),
  isCancelled: session.state === 'cancelled' || AWAY.includes(seat.status),
  isTentative: seat.status === 'waiting',
  sequence: session.sequence + steps,
  changedAt: seat.changedAt > session.updatedAt ? seat.changedAt : session.updatedAt,
  days: days.map((day) => ({ id: day.id, startsAt: day.startsAt, endsAt: day.endsAt, place: placeOf(day.room) })),
})

/** Addresses to which people subscribe with their calendars, which then follow every change by themselves. */
export function createFeeds({ database, clock, config }: Pick<Kernel, 'database' | 'clock' | 'config'>): Feeds {
  return {
    async get(viewer) {
      const feed = await feedRepo.get(database.primary, viewer)
      return feed ? { createdAt: feed.createdAt.toISOString() } : null
    },

    async renew(tx, { userId, collegeId }) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const createdAt = clock.now()
      await feedRepo.put(tx, { userId, collegeId, tokenHash: hashOf(token), createdAt })
      return { url: new URL(faceLinks.feed(token), config.publicUrl).href, createdAt: createdAt.toISOString() }
    },

    async remove(tx, viewer) {
      await feedRepo.remove(tx, viewer)
      return null
    },

    async read(token) {
      if (!TOKEN.test(token)) return undefined
      const db = database.primary
      const owner = await feedRepo.owner(db, hashOf(token))
      if (!owner) return undefined
      const since = new Date(clock.now().getTime() - BACK_DAYS * DAY_MS)
      const found = await feedRepo.sessions(db, owner, { since, limit: MOST_SESSIONS })
      const days = await sessionRepo.days(
        db,
        found.map(({ session }) => session.id),
      )
      const bySession = Map.groupBy(days, ({ sessionId }) => sessionId)
      return writeFeed(found.map((each) => calendarOf(each, bySession.get(each.session.id) ?? [])))
    },

    forget: (tx, userId) => feedRepo.removeAll(tx, userId),
  }
}
