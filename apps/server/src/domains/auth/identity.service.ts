import type { UserId } from '@sands/contract/kernel/schema'
import { fail } from '../../kernel/errors.ts'
import type { Identify } from '../../kernel/http/implement.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Identity } from '../../kernel/viewer.ts'
import type { OrgService } from '../org/index.ts'
import { type SessionId, sessionRepo } from './session.repo.ts'
import { tokenHash } from './session.service.ts'

/** About ten thousand people online, each with a few tokens. */
const MAX_KNOWN = 50_000
const TOKEN_LENGTH_MAX = 200

interface Known {
  identity: Identity
  expiresAt: number
}

export interface Identities {
  identify: Identify
  /** What this process remembers goes at once; the others hear of it by broadcast. */
  forgetSession(sessionId: SessionId): void
  forgetUser(userId: UserId): void
}

/**
 * Who stands behind a token. Known tokens are answered from memory; a session that ends or a person who changes is dropped on
 * every process by a broadcast, and while broadcasts cannot be trusted every request asks the database.
 */
export function createIdentities({ database, clock, broadcast }: Kernel, org: OrgService): Identities {
  const known = new Map<string, Known>()
  const tokensOf = new Map<string, Set<string>>()
  /** Counts drops: an answer that was being read while something was dropped is not kept. */
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
  const forgetSession = (sessionId: string) => drop(`session ${sessionId}`)
  const forgetUser = (userId: string) => drop(`user ${userId}`)
  broadcast.on('session.ended', forgetSession)
  broadcast.on('user.changed', forgetUser)
  broadcast.onGap(dropAll)

  function keep(token: string, entry: Known): void {
    if (known.size >= MAX_KNOWN) dropAll()
    known.set(token, entry)
    for (const owner of [`session ${entry.identity.sessionId}`, `user ${entry.identity.userId}`]) {
      const tokens = tokensOf.get(owner) ?? new Set()
      tokensOf.set(owner, tokens.add(token))
    }
  }

  async function look(token: string): Promise<Identity> {
    const before = drops
    const hash = tokenHash(token)
    const found = await sessionRepo.token(database.primary, hash, 'access')
    if (!found) throw fail('kernel.not_signed_in')
    if (found.endedAt) throw fail('kernel.signed_out')
    if (found.expiresAt <= clock.now()) throw fail('kernel.not_signed_in')
    const person = await org.person(database.primary, found.userId)
    if (person?.status !== 'active') throw fail('kernel.signed_out')
    if (!found.usedAt) await sessionRepo.markUsed(database.primary, hash, clock.now())
    const { status: _, ...rest } = person
    const identity: Identity = { sessionId: found.sessionId, ...rest }
    if (before === drops && broadcast.healthy()) keep(token, { identity, expiresAt: found.expiresAt.getTime() })
    return identity
  }

  return {
    identify(token) {
      if (!token || token.length > TOKEN_LENGTH_MAX) throw fail('kernel.not_signed_in')
      const entry = known.get(token)
      if (entry && broadcast.healthy() && entry.expiresAt > clock.now().getTime()) return entry.identity
      return look(token)
    },
    forgetSession,
    forgetUser,
  }
}
