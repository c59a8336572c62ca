import { randomBytes } from 'node:crypto'
import type {
  NewRecoveryCodes,
  OwnFactors,
  PasskeyConfirm,
  PasskeyStart,
  TotpConfirm,
  TotpStart,
} from '@sands/contract/auth/factor.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { PASSKEYS_MAX, RECOVERY_CODES } from '@sands/rules/auth/factor'
import type { Static } from 'typebox'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { connectionRepo } from '../connection/connection.repo.ts'
import { seal } from '../connection/seal.codec.ts'
import { codeHash, readableCode } from '../password/readable-code.codec.ts'
import type { Sessions } from '../session/session.service.ts'
import { createThrottle } from '../session/throttle.service.ts'
import { factorRepo, type PasskeyId } from './factor.repo.ts'
import type { FactorRules } from './factor-rule.service.ts'
import { challengeOf, type PasskeyCheck } from './passkey.service.ts'
import { openToken, sealToken } from './sealed-token.codec.ts'
import { stepOf, toBase32, totpAddress } from './totp.codec.ts'

const ENROL_MS = 15 * 60_000
const SECRET_BYTES = 20

export interface OwnFactorsService {
  state(viewer: Viewer): Promise<OwnFactors>
  beginTotp(viewer: Viewer): Promise<Static<typeof TotpStart>>
  confirmTotp(tx: Tx, viewer: Viewer, confirm: Static<typeof TotpConfirm>): Promise<NewRecoveryCodes>
  beginPasskey(viewer: Viewer): Promise<PasskeyStart>
  confirmPasskey(tx: Tx, viewer: Viewer, confirm: PasskeyConfirm): Promise<NewRecoveryCodes>
  remove(tx: Tx, viewer: Viewer, passkeyId: PasskeyId | null): Promise<null>
  renewRecovery(tx: Tx, viewer: Viewer): Promise<NewRecoveryCodes>
}

interface Parts {
  org: OrgService
  rules: FactorRules
  passkeys: PasskeyCheck
  sessions: Pick<Sessions, 'endOthers'>
}

/** The second factors of a person, as the person sees and changes them. */
export function createOwnFactors(kernel: Kernel, { org, rules, passkeys, sessions }: Parts): OwnFactorsService {
  const { database, clock, secrets, audit, events } = kernel
  const db = database.primary
  const totpKey = secrets.keyFor('totp-secrets')
  const tokenKey = secrets.keyFor('factor-tokens')
  const throttle = createThrottle(kernel)
  const expiry = () => clock.now().getTime() + ENROL_MS

  /**
   * A stolen session must not go on after its owner has protected the account: the first factor ends all others, and no
   * other session keeps a proof from before a change.
   */
  async function record(
    tx: Tx,
    viewer: Viewer,
    { change, what, isFirst = false }: { change: 'added' | 'removed'; what: object; isFirst?: boolean },
  ) {
    const { userId, name, sessionId } = viewer
    await audit.record(tx, viewer, {
      action: `auth.factor.${change === 'added' ? 'created' : 'removed'}`,
      subject: { kind: 'user', id: userId, name },
      ...(change === 'added' ? { after: what } : { before: what }),
    })
    if (isFirst) await sessions.endOthers(tx, userId, sessionId)
    await factorRepo.dropProofs(tx, userId, sessionId)
    await events.emit(tx, 'auth.factor-changed', { userId, change })
    await events.emit(tx, 'org.user-changed', { userId })
  }

  const isWithout = async (tx: Tx, userId: UserId): Promise<boolean> =>
    !(await factorRepo.enrolled(tx, [userId])).has(userId)

  async function newCodes(tx: Tx, userId: UserId): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => readableCode())
    await factorRepo.setRecovery(tx, userId, codes.map(codeHash))
    return codes
  }

  async function codesOfFirst(tx: Tx, userId: UserId): Promise<NewRecoveryCodes> {
    const left = await factorRepo.recoveryLeft(tx, userId)
    return { recoveryCodes: left > 0 ? null : await newCodes(tx, userId) }
  }

  async function accountOf(viewer: Viewer): Promise<{ account: string; company: string }> {
    const [contact] = await org.contacts(db, { userIds: [viewer.userId], mobiles: [], emails: [] })
    const college = await org.college(db, viewer.collegeId)
    return { account: contact?.userName ?? viewer.name, company: college?.name ?? 'Sands' }
  }

  return {
    async state(viewer) {
      const totp = await factorRepo.totp(db, viewer.userId)
      const keys = await factorRepo.passkeys(db, viewer.userId)
      return {
        totpSince: totp?.createdAt.toISOString() ?? null,
        passkeys: keys.map(({ id, name, createdAt, usedAt }) => ({
          ...{ id, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null },
        })),
        recoveryLeft: await factorRepo.recoveryLeft(db, viewer.userId),
        isRequired: await rules.isRequired(viewer.userId),
      }
    },

    async beginTotp(viewer) {
      if (await factorRepo.totp(db, viewer.userId)) throw fail('auth.factor_exists')
      const secret = randomBytes(SECRET_BYTES)
      const content = { secret: secret.toString('base64url'), expiresAt: expiry() }
      return {
        secret: toBase32(secret),
        address: totpAddress({ secret, ...(await accountOf(viewer)) }),
        enrolToken: sealToken(tokenKey, `totp ${viewer.userId}`, content),
      }
    },

    async confirmTotp(tx, viewer, { enrolToken, code }) {
      const { userId, ip } = viewer
      const attempt = await throttle.begin({ login: `factor ${userId}`, userId, ip, deviceId: undefined })
      const opened = openToken<{ secret: string }>(tokenKey, `totp ${userId}`, enrolToken, clock.now())
      const step = opened && stepOf(Buffer.from(opened.secret, 'base64url'), code, clock.now())
      if (!opened || step === undefined) throw fail('auth.factor_refused')
      await attempt.succeeded()
      await factorRepo.lockPerson(tx, userId)
      const isFirst = await isWithout(tx, userId)
      const sealed = seal(totpKey, userId, opened.secret)
      const isAdded = await factorRepo.addTotp(tx, { userId, sealed, lastStep: step, createdAt: clock.now() })
      if (!isAdded) throw fail('auth.factor_exists')
      await record(tx, viewer, { change: 'added', what: { factor: 'totp' }, isFirst })
      return codesOfFirst(tx, userId)
    },

    async beginPasskey(viewer) {
      const known = await factorRepo.passkeys(db, viewer.userId)
      if (known.length >= PASSKEYS_MAX) throw fail('auth.factor_exists')
      const nonce = randomBytes(24).toString('base64url')
      const { account, company } = await accountOf(viewer)
      return {
        challenge: challengeOf(nonce),
        rpId: passkeys.rpId,
        company,
        userHandle: Buffer.from(viewer.userId).toString('base64url'),
        userName: account,
        displayName: viewer.name,
        known: known.map(({ credentialId }) => credentialId),
        enrolToken: sealToken(tokenKey, `passkey ${viewer.userId}`, { nonce, expiresAt: expiry() }),
      }
    },

    async confirmPasskey(tx, viewer, { enrolToken, name, passkey }) {
      const { userId } = viewer
      const opened = openToken<{ nonce: string }>(tokenKey, `passkey ${userId}`, enrolToken, clock.now())
      const made = opened && (await passkeys.made(passkey, challengeOf(opened.nonce)))
      if (!opened || !made) throw fail('auth.factor_refused')
      const nonce = { scope: 'passkey', nonce: opened.nonce, expiresAt: new Date(opened.expiresAt) }
      if (!(await connectionRepo.takeNonce(tx, nonce))) throw fail('auth.factor_refused')
      await factorRepo.lockPerson(tx, userId)
      const isFirst = await isWithout(tx, userId)
      if ((await factorRepo.passkeys(tx, userId)).length >= PASSKEYS_MAX) throw fail('auth.factor_exists')
      const row = { ...made, userId, name: name.trim(), createdAt: clock.now(), usedAt: null }
      if (!(await factorRepo.addPasskey(tx, row))) throw fail('auth.factor_exists')
      await record(tx, viewer, { change: 'added', what: { factor: 'passkey', name: row.name }, isFirst })
      return codesOfFirst(tx, userId)
    },

    async remove(tx, viewer, passkeyId) {
      await factorRepo.lockPerson(tx, viewer.userId)
      const { userId } = viewer
      const removed =
        passkeyId === null
          ? (await factorRepo.removeTotp(tx, userId)) && { factor: 'totp' }
          : await factorRepo
              .removePasskey(tx, userId, passkeyId)
              .then((found) => found && { factor: 'passkey', name: found.name })
      if (!removed) throw fail('kernel.not_found')
      const isLast = await isWithout(tx, userId)
      if (isLast && (await rules.isRequired(userId))) throw fail('auth.factor_required')
      if (isLast) await factorRepo.setRecovery(tx, userId, [])
      await record(tx, viewer, { change: 'removed', what: removed })
      return null
    },

    async renewRecovery(tx, viewer) {
      await factorRepo.lockPerson(tx, viewer.userId)
      const { userId, name, sessionId } = viewer
      if (await isWithout(tx, userId)) throw fail('kernel.not_found')
      const recoveryCodes = await newCodes(tx, userId)
      await factorRepo.dropProofs(tx, userId, sessionId)
      await audit.record(tx, viewer, {
        action: 'auth.factor.renewed',
        subject: { kind: 'user', id: userId, name },
      })
      await events.emit(tx, 'auth.factor-changed', { userId, change: 'codes_renewed' })
      return { recoveryCodes }
    },
  }
}
