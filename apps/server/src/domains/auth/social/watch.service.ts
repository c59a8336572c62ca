import type { ConnectionKind } from '@sands/rules/auth/connection'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ConnectionId } from '../connection/connection.repo.ts'
import { managementRepo } from '../connection/management.repo.ts'
import { seal, unseal } from '../connection/seal.codec.ts'
import type { Troubles } from '../connection/troubles.service.ts'
import type { Identities } from '../session/identity.service.ts'
import { type SessionId, sessionRepo } from '../session/session.repo.ts'
import type { Sessions } from '../session/session.service.ts'
import { tokenHash } from '../session/token-hash.codec.ts'
import { askMembers, reasonOf } from './member-watch.ts'
import type { Providers } from './providers.service.ts'
import { watchRepo } from './watch.repo.ts'

/** Sessions of one provider that a run looks at, and how many at a time: a large provider delays no other. */
const MOST = 3000
const AT_ONCE = 16
/** A run ends before the next one begins: two runs would send the same token twice. */
const RUN_MS = 40_000
/** Providers with a list of members. */
const HAS_MEMBERS: readonly ConnectionKind[] = ['wecom', 'feishu', 'lark']
/** A little less than the minute between two runs. */
const FRESH_MS = 45_000

export interface Watch {
  /** From now on the provider is asked whether the person is still there. */
  begin(tx: Tx, session: { accessToken: string; connectionId: ConnectionId; refreshToken: string }): Promise<void>
  /** Ends the sessions that this provider watches. */
  endAllOf(tx: Tx, connectionId: ConnectionId): Promise<void>
  /** Ends the sessions of people whom their provider no longer knows. Returns how many. */
  run(): Promise<number>
}

export function createWatch(
  { database, clock, secrets, log }: Kernel,
  {
    providers,
    sessions,
    identities,
    troubles,
  }: { providers: Providers; sessions: Sessions; identities: Identities; troubles: Troubles },
): Watch {
  const key = secrets.keyFor('watched-sessions')
  const db = database.primary
  type Due = Awaited<ReturnType<typeof watchRepo.due>>[number]

  async function end({ sessionId }: Due): Promise<void> {
    await database.transaction(async (tx) => {
      await sessions.end(tx, sessionId)
      await watchRepo.drop(tx, sessionId)
    })
    identities.forgetSession(sessionId)
  }

  /** True when the session is over. A provider that does not answer changes nothing. */
  async function look(due: Due, silent: Set<ConnectionId>): Promise<boolean> {
    if (silent.has(due.connectionId)) return false
    const connection = await managementRepo.find(db, due.connectionId)
    const token = unseal(key, due.sessionId, due.sealed)
    if (!connection?.isOpen || !token) {
      await end(due)
      return true
    }
    try {
      const provider = await providers.of(connection)
      const next = await provider.stillThere?.(token)
      if (next === null) {
        await end(due)
        return true
      }
      const sealed = seal(key, due.sessionId, next ?? token)
      const now = clock.now()
      const answered = next === undefined ? {} : { answeredAt: now }
      await watchRepo.checked(db, due.sessionId, { sealed, checkedAt: now, ...answered })
      if (next !== undefined) await troubles.solved(connection.id, ['watch'])
    } catch (error) {
      // The others of this provider wait for the next run.
      silent.add(due.connectionId)
      await watchRepo.checked(db, due.sessionId, { sealed: due.sealed, checkedAt: clock.now() })
      await troubles.note(connection.id, 'watch', error)
      log.warn({ ...reasonOf(error), connection: connection.id }, 'an identity provider did not answer')
    }
    return false
  }

  async function endAll(due: readonly Due[]): Promise<number> {
    for (const each of due) await end(each)
    return due.length
  }

  /** One provider with a list of members: each person is asked about once. Returns how many sessions are over. */
  async function lookAtMembers(due: readonly Due[], isLate: () => boolean): Promise<number> {
    const [first] = due
    const connection = first && (await managementRepo.find(db, first.connectionId))
    if (!connection?.isOpen) return endAll(due)
    const known = due.map((each) => ({ each, person: unseal(key, each.sessionId, each.sealed) ?? '' }))
    const people = [...new Set(known.flatMap(({ person }) => person || []))]
    const provider = await providers.of(connection).catch(() => undefined)
    const { gone, asked, tried, trouble } = await askMembers(provider?.members, people, isLate)
    if (trouble) {
      await troubles.note(connection.id, 'watch', trouble)
      log.warn({ ...reasonOf(trouble), connection: connection.id }, 'an identity provider did not answer')
    }
    if (!trouble && asked.size > 0) await troubles.solved(connection.id, ['watch'])
    const over = known.filter(({ person }) => person === '' || gone.has(person))
    // Those who were not asked about come first in the next run: more people than one run can ask about take turns.
    const sessionsOf = (people: ReadonlySet<string>) =>
      known.flatMap(({ each, person }) => (people.has(person) && !gone.has(person) ? each.sessionId : []))
    const now = clock.now()
    const [answered, unanswered] = [sessionsOf(asked), sessionsOf(tried)]
    if (unanswered.length > 0) await watchRepo.checkedAll(db, unanswered, { checkedAt: now })
    if (answered.length > 0) await watchRepo.checkedAll(db, answered, { checkedAt: now, answeredAt: now })
    return endAll(over.map(({ each }) => each))
  }

  async function lookAtSessions(due: readonly Due[], isLate: () => boolean): Promise<number> {
    const silent = new Set<ConnectionId>()
    let ended = 0
    for (let start = 0; start < due.length && !isLate(); start += AT_ONCE) {
      const outcomes = await Promise.all(due.slice(start, start + AT_ONCE).map((each) => look(each, silent)))
      ended += outcomes.filter(Boolean).length
    }
    return ended
  }

  return {
    async begin(tx, { accessToken, connectionId, refreshToken }) {
      const token = await sessionRepo.token(tx, tokenHash(accessToken), 'access')
      if (!token) throw new Error('the session was not stored')
      const sessionId: SessionId = token.sessionId
      const sealed = seal(key, sessionId, refreshToken)
      const now = clock.now()
      await watchRepo.add(tx, { sessionId, connectionId, sealed, checkedAt: now, answeredAt: now })
    },

    async endAllOf(tx, connectionId) {
      for (const sessionId of await watchRepo.ofConnection(tx, connectionId)) {
        await sessions.end(tx, sessionId)
        identities.forgetSession(sessionId)
      }
    },

    async run() {
      const started = performance.now()
      const now = clock.now()
      const before = new Date(now.getTime() - FRESH_MS)
      const isLate = () => performance.now() - started >= RUN_MS
      const ended = await Promise.all(
        (await watchRepo.connections(db)).map(async ({ id, kind }) => {
          const due = await watchRepo.due(db, id, { before, now, most: MOST })
          return HAS_MEMBERS.includes(kind) ? lookAtMembers(due, isLate) : lookAtSessions(due, isLate)
        }),
      )
      return ended.reduce((total, count) => total + count, 0)
    },
  }
}
