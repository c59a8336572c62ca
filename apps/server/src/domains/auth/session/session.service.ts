import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { SignInResult } from '@sands/contract/auth/auth.model'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { ConnectionKind } from '@sands/rules/auth/connection'
import type { Language } from '@sands/rules/language'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { networkOf } from '../../../kernel/http/network.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Caller } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { authRepo } from '../auth.repo.ts'
import { factorRepo } from '../factor/factor.repo.ts'
import { hasPassword } from '../password/credential.service.ts'
import type { Identities } from './identity.service.ts'
import { type SessionId, sessionRepo } from './session.repo.ts'
import { shellVersion } from './shell-version.ts'
import { createSignInLog } from './sign-in-log.service.ts'
import { tokenHash } from './token-hash.codec.ts'

const ACCESS_S = 2 * 60 * 60
const REFRESH_S = 30 * 24 * 60 * 60
/**
 * Sessions of people about whom their company cannot be asked, or does not answer, are not renewed after this time:
 * they visit its page again, which knows whether they may. With the last access token a session lasts at most eight hours.
 */
const UNWATCHED_MS = 6 * 60 * 60_000
/** Two tabs, or a tab that did not receive the answer, may send the same refresh token again within this time. */
const REUSE_GRACE_MS = 60_000

/**
 * Those who typed a password just now need not type it again at once. For people without one the sign-in is the proof:
 * a provider or a code has vouched for them.
 */
const BY_PASSWORD: readonly NewSession['how'][] = ['password', 'new-password', 'set-up', 'register']

const newToken = (): string => randomBytes(24).toString('base64url')

interface TokenPair {
  access: string
  refresh: string
}

export interface NewSession {
  caller: Caller
  how: 'password' | 'new-password' | 'set-up' | 'sms' | 'register' | ConnectionKind
  deviceId: string | undefined
  /** The language of a form that said that signing in means agreeing to the agreements. */
  agreedIn?: Language | null
}

interface Entered {
  id: SessionId
  userId: UserId
  name: string
  collegeId: CollegeId
}

type Origin = Pick<NewSession, 'caller' | 'deviceId'>

interface Entry extends Origin {
  how: string
  agreedIn: Language | null
}

export interface Sessions {
  begin(tx: Tx, userId: UserId, start: NewSession): Promise<SignInResult>
  /** After the second step: from now on it is a sign-in like others. */
  complete(tx: Tx, session: { id: SessionId; userId: UserId }, origin: Origin): Promise<void>
  renew(refreshToken: string, caller: Caller): Promise<SignInResult>
  end(tx: Tx, sessionId: SessionId): Promise<number>
  endAll(tx: Tx, userId: UserId): Promise<number>
  /** Ends all sessions of the person except this one. */
  endOthers(tx: Tx, userId: UserId, sessionId: SessionId): Promise<number>
}

export function createSessions(
  { audit, database, clock, broadcast, secrets, events }: Kernel,
  org: OrgService,
  { forgetSession }: Pick<Identities, 'forgetSession'>,
): Sessions {
  const signIns = createSignInLog({ audit, database })
  const successorKey = secrets.keyFor('session-successor')
  const after = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000)

  async function announceEnd(db: Db, ended: readonly { id: SessionId }[]): Promise<number> {
    for (const { id } of ended) await broadcast.send(db, 'session.ended', id)
    return ended.length
  }

  async function issue(
    tx: Tx,
    session: { id: SessionId; collegeId: CollegeId; generation: number; tokens?: TokenPair },
  ): Promise<SignInResult> {
    const { id: sessionId, collegeId, generation } = session
    const { access, refresh } = session.tokens ?? { access: newToken(), refresh: newToken() }
    await sessionRepo.addTokens(tx, [
      { hash: tokenHash(access), sessionId, kind: 'access', generation, expiresAt: after(ACCESS_S) },
      { hash: tokenHash(refresh), sessionId, kind: 'refresh', generation, expiresAt: after(REFRESH_S) },
    ])
    return { access_token: access, token_type: 'Bearer', expires_in: ACCESS_S, refresh_token: refresh, collegeId }
  }

  /** Always the same for one refresh token: whoever brings it twice gets no second line of tokens that lives on unseen. */
  function successorsOf(refreshToken: string): TokenPair {
    const made = (kind: string) =>
      createHmac('sha256', successorKey)
        .update(`${kind} ${refreshToken}`)
        .digest()
        .subarray(0, 24)
        .toString('base64url')
    return { access: made('access'), refresh: made('refresh') }
  }

  /** Somebody has come in, with all steps that the account asks for. */
  async function entered(tx: Tx, who: Entered, { caller, how, deviceId, agreedIn }: Entry) {
    const { id: sessionId, userId, name, collegeId } = who
    const { ip, userAgent, timeZone } = caller
    await signIns.started(tx, { userId, name, collegeId, ip, userAgent }, { how, deviceId })
    const app = shellVersion(userAgent)
    await events.emit(tx, 'auth.signed-in', { userId, collegeId, timeZone, agreedIn, app, at: clock.now() })
    if (!deviceId) return
    const deviceHash = createHash('sha256').update(deviceId).digest()
    const isNew = await authRepo.rememberDevice(tx, { userId, deviceHash, seenAt: clock.now() })
    if (isNew) await events.emit(tx, 'auth.new-device', { userId, collegeId, network: networkOf(ip), sessionId })
  }

  /** If a refresh token is used again after its successor was used, somebody has copied it: the whole session ends. */
  async function wasCopied(
    tx: Tx,
    token: { sessionId: SessionId; generation: number; usedAt: Date | null },
  ): Promise<boolean> {
    if (!token.usedAt || clock.now().getTime() - token.usedAt.getTime() < REUSE_GRACE_MS) return false
    return (await sessionRepo.successorUsedAt(tx, token.sessionId, token.generation)) !== undefined
  }

  return {
    async begin(tx, userId, { caller, how, deviceId, agreedIn = null }) {
      const person = await org.person(tx, userId)
      if (!person) throw fail('auth.bad_credentials')
      const awaitsFactor = (await factorRepo.enrolled(tx, [userId])).has(userId)
      const isProven = !awaitsFactor && (BY_PASSWORD.includes(how) || !(await hasPassword(tx, userId)))
      const id = await sessionRepo.add(tx, {
        userId,
        createdAt: clock.now(),
        expiresAt: after(REFRESH_S),
        ip: caller.ip,
        userAgent: caller.userAgent,
        how,
        awaitsFactor,
        agreedIn: awaitsFactor ? agreedIn : null,
        provenAt: isProven ? clock.now() : null,
      })
      if (!id) throw new Error('the session was not stored')
      const { name, collegeId } = person
      const { ip, userAgent } = caller
      // Whoever has only done the first step has not come in: nothing else hears of it.
      if (awaitsFactor)
        await signIns.firstStep(tx, { ip, userAgent, deviceId }, { user: { id: userId, name, collegeId }, how })
      else await entered(tx, { id, userId, name, collegeId }, { caller, how, deviceId, agreedIn })
      return issue(tx, { id, collegeId, generation: 1 })
    },

    async complete(tx, { id, userId }, origin) {
      const finished = await factorRepo.finishStep(tx, id)
      if (!finished) return
      const person = await org.person(tx, userId)
      if (!person) return
      const { name, collegeId } = person
      const { how, agreedIn } = finished
      await entered(tx, { id, userId, name, collegeId }, { ...origin, how: how ?? '', agreedIn })
    },

    async renew(refreshToken, caller) {
      const hash = tokenHash(refreshToken)
      let ended: SessionId | undefined
      const renewed = await database.transaction(async (tx) => {
        const found = await sessionRepo.token(tx, hash, 'refresh')
        if (!found) return undefined
        await sessionRepo.lock(tx, found.sessionId)
        // Reads the token again under the lock, because another renewal may have finished first.
        const token = await sessionRepo.token(tx, hash, 'refresh')
        // A session without its second step is not renewed: the person begins again.
        if (!token || token.awaitsFactor || token.endedAt || token.expiresAt <= clock.now()) return undefined
        const since = new Date(clock.now().getTime() - UNWATCHED_MS)
        if (token.createdAt < since && (await sessionRepo.isUnwatched(tx, token.sessionId, since))) {
          await announceEnd(tx, await sessionRepo.end(tx, token.sessionId, clock.now()))
          ended = token.sessionId
          return undefined
        }
        const person = await org.person(tx, token.userId)
        const isCopied = await wasCopied(tx, token)
        if (person?.status !== 'active' || isCopied) {
          if (person && isCopied)
            await signIns.copied(tx, caller, { id: token.userId, name: person.name, collegeId: person.collegeId })
          await announceEnd(tx, await sessionRepo.end(tx, token.sessionId, clock.now()))
          ended = token.sessionId
          return undefined
        }
        await sessionRepo.markUsed(tx, [hash], clock.now())
        await sessionRepo.extend(tx, token.sessionId, after(REFRESH_S))
        const { collegeId } = person
        const renewal = { userId: token.userId, collegeId, timeZone: null, agreedIn: null, at: clock.now() }
        await events.emit(tx, 'auth.signed-in', { ...renewal, app: shellVersion(caller.userAgent) })
        const tokens = successorsOf(refreshToken)
        const generation = token.generation + 1
        return issue(tx, { id: token.sessionId, collegeId, generation, tokens })
      })
      if (ended) forgetSession(ended)
      if (!renewed) throw fail('auth.refresh_refused')
      return renewed
    },

    end: async (tx, sessionId) => announceEnd(tx, await sessionRepo.end(tx, sessionId, clock.now())),
    endAll: async (tx, userId) => announceEnd(tx, await sessionRepo.endAllOf(tx, { userId, now: clock.now() })),
    endOthers: async (tx, userId, except) =>
      announceEnd(tx, await sessionRepo.endAllOf(tx, { userId, except, now: clock.now() })),
  }
}
