import { randomBytes } from 'node:crypto'
import type { FactorChallenge, FactorProof } from '@sands/contract/auth/factor.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { type FactorWay, FRESH_MS, SECOND_STEP_MS } from '@sands/rules/auth/factor'
import { AppError, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Caller, Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { authRepo } from '../auth.repo.ts'
import { connectionRepo } from '../connection/connection.repo.ts'
import { unseal } from '../connection/seal.codec.ts'
import { hasPassword } from '../password/credential.service.ts'
import { passwordMatches } from '../password/password.ts'
import { codeHash } from '../password/readable-code.codec.ts'
import type { Identities } from '../session/identity.service.ts'
import { type SessionId, sessionRepo } from '../session/session.repo.ts'
import type { Sessions } from '../session/session.service.ts'
import { createSignInLog } from '../session/sign-in-log.service.ts'
import { createThrottle, type ProofTry } from '../session/throttle.service.ts'
import { tokenHash } from '../session/token-hash.codec.ts'
import { factorRepo } from './factor.repo.ts'
import { challengeOf, type PasskeyCheck, type Transport } from './passkey.service.ts'
import { openToken, sealToken } from './sealed-token.codec.ts'
import { stepOf } from './totp.codec.ts'

const CHALLENGE_MS = 5 * 60_000
/** Tries of one sign-in; then the person begins again. */
const SESSION_TRIES = 5
/** Short enough to be guessed. Recovery codes are long, and a passkey is a signature. */
const GUESSABLE: readonly FactorWay[] = ['totp', 'password']

interface Asking {
  sessionId: SessionId
  userId: UserId
  awaitsFactor: boolean
  createdAt: Date
}

interface Parts {
  org: OrgService
  passkeys: PasskeyCheck
  identities: Identities
  sessions: Sessions
}

interface Tries {
  person: ProofTry | undefined
  network: { succeeded(): Promise<void> }
  /** How many the session has used. */
  used: number
}

export interface FactorProofs {
  challenge(token: string | undefined): Promise<FactorChallenge>
  prove(token: string | undefined, proof: FactorProof, caller: Caller): Promise<null>
  /** Throws unless the person has proven within the last minutes that it is them. */
  expectFresh(viewer: Viewer): Promise<void>
  /**
   * Before ways into the account change: whoever has a second factor, or no password to ask for, has proven within the
   * last minutes that it is them.
   */
  expectOwner(viewer: Viewer): Promise<void>
}

/** Somebody proves, with what only they have or know, that it is them. What is wrong is never said. */
export function createFactorProofs(kernel: Kernel, { org, passkeys, identities, sessions }: Parts): FactorProofs {
  const { database, clock, secrets, events } = kernel
  const db = database.primary
  const totpKey = secrets.keyFor('totp-secrets')
  const tokenKey = secrets.keyFor('factor-tokens')
  const throttle = createThrottle(kernel)
  const signIns = createSignInLog(kernel)

  /** The session of a token, also while it waits for the second step. */
  async function asking(token: string | undefined): Promise<Asking> {
    const found = token ? await sessionRepo.token(db, tokenHash(token), 'access') : undefined
    if (!found || found.expiresAt <= clock.now()) throw fail('kernel.not_signed_in')
    const person = await org.person(db, found.userId)
    if (found.endedAt || person?.status !== 'active') throw fail('kernel.signed_out')
    // Before anything is counted: whoever took too long has done nothing wrong, and begins again.
    const isLate = clock.now().getTime() - found.createdAt.getTime() > SECOND_STEP_MS
    if (found.awaitsFactor && isLate) throw fail('kernel.not_signed_in')
    return found
  }

  async function knowsPassword({ userId, sessionId }: Pick<Asking, 'userId' | 'sessionId'>): Promise<boolean> {
    if (!(await hasPassword(db, userId))) return false
    return (await factorRepo.proof(db, sessionId))?.passwordByCode === false
  }

  async function waysOf(session: Asking): Promise<FactorWay[]> {
    const { userId, awaitsFactor } = session
    const totp = await factorRepo.totp(db, userId)
    const keys = await factorRepo.passkeys(db, userId)
    // Whoever has none of them signs in again.
    if (!totp && keys.length === 0) return !awaitsFactor && (await knowsPassword(session)) ? ['password'] : []
    const left = await factorRepo.recoveryLeft(db, userId)
    return [
      ...(keys.length > 0 ? (['passkey'] as const) : []),
      ...(totp ? (['totp'] as const) : []),
      ...(left > 0 ? (['recovery'] as const) : []),
    ]
  }

  async function isTotp(userId: UserId, typed: string): Promise<boolean> {
    const row = await factorRepo.totp(db, userId)
    const secret = row && unseal(totpKey, userId, row.sealed)
    const step = secret ? stepOf(Buffer.from(secret, 'base64url'), typed, clock.now()) : undefined
    return step !== undefined && factorRepo.takeStep(db, userId, step)
  }

  async function isPasskey({ userId, sessionId }: Asking, proof: FactorProof): Promise<boolean> {
    const { passkey, challengeToken = '' } = proof
    const opened = openToken<{ nonce: string }>(tokenKey, `challenge ${sessionId}`, challengeToken, clock.now())
    const stored = (await factorRepo.passkeys(db, userId)).find(({ credentialId }) => credentialId === passkey?.id)
    if (!opened || !passkey || !stored) return false
    const counter = await passkeys.used(passkey, stored, challengeOf(opened.nonce))
    if (counter === undefined) return false
    const nonce = { scope: 'passkey', nonce: opened.nonce, expiresAt: new Date(opened.expiresAt) }
    if (!(await connectionRepo.takeNonce(db, nonce))) return false
    await factorRepo.markPasskey(db, stored.id, { counter, usedAt: clock.now() })
    return true
  }

  async function isRecovery(userId: UserId, typed: string): Promise<boolean> {
    if (!(await factorRepo.takeRecovery(db, userId, codeHash(typed)))) return false
    await database.transaction((tx) => events.emit(tx, 'auth.factor-changed', { userId, change: 'recovery_used' }))
    return true
  }

  async function isPassword(userId: UserId, typed: string): Promise<boolean> {
    const credential = await authRepo.credential(db, userId)
    return credential !== undefined && !credential.mustChange && passwordMatches(credential.passwordHash, typed)
  }

  async function isRight(session: Asking, proof: FactorProof): Promise<boolean> {
    const { way, secret = '' } = proof
    if (!(await waysOf(session)).includes(way)) return false
    if (way === 'passkey') return isPasskey(session, proof)
    if (way === 'totp') return isTotp(session.userId, secret)
    return way === 'recovery' ? isRecovery(session.userId, secret) : isPassword(session.userId, secret)
  }

  /**
   * Counts the try before the proof is looked at: by network and browser, by session, and what can be guessed also by
   * person. A waiting session has few tries, wherever they come from.
   */
  async function beginTry(
    { sessionId, userId, awaitsFactor }: Asking,
    { way, deviceId }: FactorProof,
    { ip }: Caller,
  ): Promise<Tries> {
    const person = GUESSABLE.includes(way) ? await throttle.beginProof(userId) : undefined
    const network = await throttle
      .begin({ login: `factor ${userId}`, userId, ip, deviceId })
      .catch(async (error: unknown) => {
        await person?.takeBack()
        throw error
      })
    const used = await factorRepo.countTry(db, sessionId)
    if (awaitsFactor && used > SESSION_TRIES) {
      await person?.takeBack()
      throw fail('kernel.signed_out')
    }
    return { person, network, used }
  }

  /** The last wrong try ends the sign-in. Somebody who tries on and on is told to the person. */
  async function afterWrong({ sessionId, userId, awaitsFactor }: Asking, { person, used }: Tries): Promise<void> {
    const isSpent = (await person?.isSpent()) ?? false
    const isEnd = awaitsFactor && used >= SESSION_TRIES
    if (!isSpent && !isEnd) return
    await database.transaction(async (tx) => {
      if (isEnd) await sessions.end(tx, sessionId)
      // Twenty wrong codes say more than five.
      await events.emit(tx, 'auth.factor-changed', { userId, change: isSpent ? 'guessed' : 'unfinished' })
    })
  }

  async function expectFresh({ sessionId }: Pick<Viewer, 'sessionId'>): Promise<void> {
    const { provenAt } = (await factorRepo.proof(db, sessionId)) ?? {}
    if (!provenAt || clock.now().getTime() - provenAt.getTime() > FRESH_MS) throw fail('kernel.proof_due')
  }

  return {
    async challenge(token) {
      const session = await asking(token)
      const ways = await waysOf(session)
      const nonce = randomBytes(24).toString('base64url')
      const expiresAt = clock.now().getTime() + CHALLENGE_MS
      const known = ways.includes('passkey') ? await factorRepo.passkeys(db, session.userId) : []
      return {
        ways,
        challengeToken: sealToken(tokenKey, `challenge ${session.sessionId}`, { nonce, expiresAt }),
        passkey:
          known.length === 0
            ? null
            : {
                challenge: challengeOf(nonce),
                rpId: passkeys.rpId,
                allowed: known.map(({ credentialId, transports }) => ({
                  id: credentialId,
                  transports: transports as Transport[],
                })),
              },
      }
    },

    async prove(token, proof, caller) {
      const session = await asking(token)
      const { sessionId, userId } = session
      const refused = async (reason: 'wait' | 'factor') => {
        const person = await org.person(db, userId)
        const user = person && { id: userId, name: person.name, collegeId: person.collegeId }
        await signIns.refused({ ...caller, deviceId: proof.deviceId }, { login: userId, user, reason })
      }
      const tries = await beginTry(session, proof, caller).catch(async (error: unknown) => {
        if (error instanceof AppError && error.errorName === 'auth.wait_before_next_try') await refused('wait')
        throw error
      })
      if (!(await isRight(session, proof))) {
        await refused('factor')
        await afterWrong(session, tries)
        throw fail('auth.factor_refused')
      }
      await tries.network.succeeded()
      await tries.person?.takeBack()
      await database.transaction(async (tx) => {
        await factorRepo.setProven(tx, sessionId, clock.now())
        const person = await org.person(tx, userId)
        if (!person) return
        const { name, collegeId } = person
        const { way, deviceId } = proof
        const { ip, userAgent } = caller
        await signIns.proven(tx, { userId, name, collegeId, ip, userAgent }, { factor: way, deviceId })
        if (session.awaitsFactor) await sessions.complete(tx, { id: sessionId, userId }, { caller, deviceId })
      })
      identities.forgetSession(sessionId)
      return null
    },

    expectFresh,

    async expectOwner(viewer) {
      const { userId } = viewer
      const isEnrolled = (await factorRepo.enrolled(db, [userId])).has(userId)
      if (isEnrolled || !(await hasPassword(db, userId))) await expectFresh(viewer)
    },
  }
}
