import type { ErrorName } from '@sands/contract/errors'
import type { UserId } from '@sands/contract/kernel/schema'
import { createBatcher } from '../../../kernel/batcher.ts'
import { AppError, fail } from '../../../kernel/errors.ts'
import { isEnrolmentLate, withoutRights } from '../../../kernel/http/enrolment.ts'
import type { Identify } from '../../../kernel/http/implement.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Identity } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { factorRepo } from '../factor/factor.repo.ts'
import { enrolmentDue } from '../factor/factor-due.service.ts'
import { type SessionId, sessionRepo } from './session.repo.ts'
import { tokenHash } from './token-hash.codec.ts'

/** About ten thousand people online, each with a few tokens. */
const MAX_KNOWN = 50_000
const TOKEN_LENGTH_MAX = 200
const LOOK_UPS = 2
const MAX_LOOK_UP = 500

/** Replaces a person's id in a broadcast that concerns everybody. */
export const EVERYBODY = '*'

interface Known {
  identity: Identity
  expiresAt: number
}

const ownersOf = ({ sessionId, userId }: Identity) => [`session ${sessionId}`, `user ${userId}`]

export interface Identities {
  identify: Identify
  /**
   * Drops the entry from the cache of this process at once. Other processes drop it when they receive the broadcast.
   */
  forgetSession(sessionId: SessionId): void
  forgetUser(userId: UserId): void
}

/**
 * Identifies the person behind a token. Known tokens are answered from memory. When a session ends or a person changes,
 * a broadcast drops the entry in every process. While broadcasts are unreliable, every request reads the database.
 */
export function createIdentities({ database, clock, broadcast, events }: Kernel, org: OrgService): Identities {
  const known = new Map<string, Known>()
  const tokensOf = new Map<string, Set<string>>()
  /** Counts drops: an answer read from the database while entries were dropped may be outdated and is not cached. */
  let drops = 0

  function drop(owner: string): void {
    drops += 1
    for (const token of tokensOf.get(owner) ?? []) known.delete(token)
    tokensOf.delete(owner)
  }
  function dropAll(): void {
    drops += 1
    known.clear()
    tokensOf.clear()
  }
  /** One makes room for one: everybody at once would have to be looked up again. */
  function forgetOldest(): void {
    const [oldest] = known
    if (!oldest) return
    const [token, { identity }] = oldest
    known.delete(token)
    for (const owner of ownersOf(identity)) {
      const tokens = tokensOf.get(owner)
      tokens?.delete(token)
      if (tokens?.size === 0) tokensOf.delete(owner)
    }
  }
  const forgetSession = (sessionId: string) => drop(`session ${sessionId}`)
  const forgetUser = (userId: string) => (userId === EVERYBODY ? dropAll() : drop(`user ${userId}`))
  broadcast.on('session.ended', forgetSession)
  broadcast.on('user.changed', forgetUser)
  broadcast.onGap(dropAll)
  // The process that made the change drops its own entry at once, because its broadcast may arrive a moment late.
  events.on('org.user-changed', async (_tx, { userId }) => forgetUser(userId))

  function keep(token: string, entry: Known): void {
    if (known.size >= MAX_KNOWN) forgetOldest()
    known.set(token, entry)
    for (const owner of ownersOf(entry.identity)) {
      const tokens = tokensOf.get(owner) ?? new Set()
      tokensOf.set(owner, tokens.add(token))
    }
  }

  /** Looks up unknown tokens in batches. After a restart all tokens are unknown. */
  const lookUp = createBatcher<string, Identity | ErrorName>({
    inFlight: LOOK_UPS,
    maxBatch: MAX_LOOK_UP,
    async run(tokens) {
      const before = drops
      const db = database.primary
      const now = clock.now()
      const hashes = tokens.map(tokenHash)
      const found = new Map(
        (await sessionRepo.tokens(db, hashes, 'access')).map((row) => [row.hash.toString('hex'), row]),
      )
      const due = await enrolmentDue(db)
      const persons = await org.persons(db, [...new Set([...found.values()].map(({ userId }) => userId))])
      const managers = due && (await org.holdersOfRights(db, [...persons.keys()]))
      const enrolled = managers && (await factorRepo.enrolled(db, [...managers]))
      const fresh = [...found.values()].filter(({ usedAt, endedAt }) => !usedAt && !endedAt)
      if (fresh.length > 0) {
        await sessionRepo.markUsed(
          db,
          fresh.map(({ hash }) => hash),
          now,
        )
      }
      return tokens.map((token, index) => {
        const row = found.get(hashes[index]?.toString('hex') ?? '')
        if (!row) return 'kernel.not_signed_in'
        if (row.endedAt) return 'kernel.signed_out'
        if (row.expiresAt <= now) return 'kernel.not_signed_in'
        if (row.awaitsFactor) return 'kernel.second_factor_due'
        const person = persons.get(row.userId)
        if (person?.status !== 'active') return 'kernel.signed_out'
        const { status: _, ...rest } = person
        const isDue = managers?.has(row.userId) && !enrolled?.has(row.userId)
        const enrolBy = due && isDue ? due.getTime() : null
        const identity: Identity = { sessionId: row.sessionId, ...rest, enrolBy }
        if (before === drops && broadcast.healthy()) keep(token, { identity, expiresAt: row.expiresAt.getTime() })
        return identity
      })
    },
  })

  /** Whoever is late with the second factor that the company asks for manages nothing. */
  const heldNow = (identity: Identity): Identity =>
    isEnrolmentLate(identity, clock) ? withoutRights(identity) : identity

  async function look(token: string): Promise<Identity> {
    const identity = await lookUp(token)
    if (typeof identity === 'string') throw new AppError(identity)
    return heldNow(identity)
  }

  return {
    identify(token) {
      if (!token || token.length > TOKEN_LENGTH_MAX) throw fail('kernel.not_signed_in')
      const entry = known.get(token)
      if (entry && broadcast.healthy() && entry.expiresAt > clock.now().getTime()) return heldNow(entry.identity)
      return look(token)
    },
    forgetSession,
    forgetUser,
  }
}
