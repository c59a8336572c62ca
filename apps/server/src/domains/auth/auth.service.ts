import { randomBytes } from 'node:crypto'
import type { LoginMethods, PasswordChange, SignInResult, TokenForm } from '@sands/contract/auth/auth.model'
import type { ErrorName } from '@sands/contract/errors'
import { AppError, fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Caller, Viewer } from '../../kernel/viewer.ts'
import type { OrgService } from '../org/index.ts'
import { DEMO_ACCOUNTS } from './auth.demo.ts'
import { authRepo } from './auth.repo.ts'
import type { CodeEntry } from './code/code-entry.service.ts'
import { factorRepo } from './factor/factor.repo.ts'
import type { FactorProofs } from './factor/factor-proof.service.ts'
import { keepPassword } from './password/credential.service.ts'
import { DEMO_PASSWORD } from './password/demo-password.ts'
import { createOwnPassword } from './password/own-password.service.ts'
import { hashPassword, passwordMatches } from './password/password.ts'
import { expectStrong } from './password/password-strength.ts'
import { agreedIn } from './session/agreed-in.ts'
import type { Identities } from './session/identity.service.ts'
import type { Sessions } from './session/session.service.ts'
import { createSignInLog, type RefusedReason } from './session/sign-in-log.service.ts'
import { createThrottle, type SignInTry } from './session/throttle.service.ts'
import { tokenHash } from './session/token-hash.codec.ts'
import type { SocialEntry } from './social/social-entry.service.ts'
import type { WaysService } from './ways/ways.service.ts'

/** The one client of the token call. Its secret ships with the app, so it names the client and protects nothing. */
const CLIENT = `Basic ${Buffer.from('sands-h5:sands-h5').toString('base64')}`
const REFUSALS = {
  password: 'auth.bad_credentials',
  disabled: 'auth.account_disabled',
  expired: 'auth.one_time_expired',
  demo: 'auth.demo_password_refused',
} as const satisfies Record<Exclude<RefusedReason, 'wait' | 'code' | 'change' | 'authorization' | 'factor'>, ErrorName>
const TICKET_MS = 15 * 60 * 1000

export interface AuthService {
  token(form: TokenForm, caller: Caller, authorization: string | undefined): Promise<SignInResult>
  methods(platformType: string | undefined): Promise<LoginMethods>
  logOut(viewer: Viewer, everywhere: boolean): Promise<number>
  setNewPassword(choice: { changeToken: string; newPassword: string }, caller: Caller): Promise<SignInResult>
  changePassword(viewer: Viewer, change: PasswordChange): Promise<null>
}

interface AuthParts {
  org: OrgService
  ways: WaysService
  entry: CodeEntry
  social: SocialEntry
  identities: Identities
  sessions: Sessions
  proofs: Pick<FactorProofs, 'expectOwner'>
}

export function createAuthService(
  kernel: Kernel,
  { org, ways, entry, social, identities, sessions, proofs }: AuthParts,
): AuthService {
  const { config, clock, database, events } = kernel
  const throttle = createThrottle(kernel)
  const signIns = createSignInLog(kernel)
  const ownPassword = createOwnPassword(kernel, org)

  /** A try that has to wait is in the log as well: its password was not even looked at. */
  async function beginTry(attempt: SignInTry, caller: Caller, user: Parameters<typeof signIns.refused>[1]['user']) {
    try {
      return await throttle.begin(attempt)
    } catch (error) {
      const { login, deviceId } = attempt
      if (error instanceof AppError && error.errorName === 'auth.wait_before_next_try')
        await signIns.refused({ ...caller, deviceId }, { login, user, reason: 'wait' })
      throw error
    }
  }

  async function signIn(form: TokenForm, caller: Caller): Promise<SignInResult> {
    const login = form.username?.trim()
    if (!login || !form.password) throw fail('auth.bad_credentials')
    const user = await org.findByLogin(database.primary, login)
    const deviceId = form.device_id
    const attempt = await beginTry({ login, userId: user?.id, ip: caller.ip, deviceId }, caller, user)
    const credential = user && (await authRepo.credential(database.primary, user.id))
    const refuse = async (reason: keyof typeof REFUSALS) => {
      await signIns.refused({ ...caller, deviceId }, { login, user, reason })
      return fail(REFUSALS[reason])
    }
    if (!(await passwordMatches(credential?.passwordHash, form.password)) || !user || !credential)
      throw await refuse('password')
    await attempt.succeeded()
    if (user.status !== 'active') throw await refuse('disabled')
    if (credential.isDemo && config.refusesDemoPassword) throw await refuse('demo')
    if (credential.expiresAt && credential.expiresAt <= clock.now()) throw await refuse('expired')
    if (credential.mustChange) {
      const changeToken = randomBytes(24).toString('base64url')
      const expiresAt = new Date(clock.now().getTime() + TICKET_MS)
      const ticket = { hash: tokenHash(changeToken), userId: user.id, expiresAt }
      await authRepo.addTicket(database.primary, { ...ticket, agreedIn: agreedIn(form.agreed, caller) })
      throw fail('auth.password_change_due', { changeToken })
    }
    const start = { caller, how: 'password', deviceId, agreedIn: agreedIn(form.agreed, caller) } as const
    return database.transaction((tx) => sessions.begin(tx, user.id, start))
  }

  return {
    token(form, caller, authorization) {
      if (authorization !== CLIENT) throw fail('auth.unknown_client')
      if (form.grant_type === 'password') return signIn(form, caller)
      if (form.grant_type === 'sms' || form.grant_type === 'mobile') return entry.signIn(form, caller)
      if (form.grant_type === 'social') return social.signIn(form, caller)
      if (form.grant_type !== 'refresh_token') throw fail('auth.unsupported_grant')
      if (!form.refresh_token) throw fail('auth.refresh_refused')
      return sessions.renew(form.refresh_token, caller)
    },

    async methods(platformType) {
      const methods = await ways.open(database.primary)
      const apps = await social.apps(platformType)
      if (!config.demo || config.refusesDemoPassword) return { methods, apps, demo: null }
      const names = await org.namesOf(
        database.primary,
        DEMO_ACCOUNTS.map(({ userName }) => userName),
      )
      const accounts = DEMO_ACCOUNTS.flatMap(({ userName, role }) => {
        const found = names.find((user) => user.userName === userName)
        return found ? [{ userName, name: found.name, role }] : []
      })
      return { methods, apps, demo: accounts.length > 0 ? { password: DEMO_PASSWORD, accounts } : null }
    },

    async logOut(viewer, everywhere) {
      const ended = await database.transaction(async (tx) => {
        const { userId, sessionId } = viewer
        const count = everywhere ? await sessions.endAll(tx, userId) : await sessions.end(tx, sessionId)
        await signIns.ended(tx, viewer, { everywhere, sessions: count })
        return count
      })
      if (everywhere) identities.forgetUser(viewer.userId)
      else identities.forgetSession(viewer.sessionId)
      return ended
    },

    async setNewPassword({ changeToken, newPassword }, caller) {
      expectStrong(newPassword)
      const passwordHash = await hashPassword(newPassword)
      return database.transaction(async (tx) => {
        const ticket = await authRepo.ticket(tx, tokenHash(changeToken), clock.now())
        const credential = ticket && (await authRepo.credential(tx, ticket.userId))
        const person = ticket && (await org.person(tx, ticket.userId))
        if (!ticket || person?.status !== 'active') throw fail('auth.change_token_expired')
        if (await passwordMatches(credential?.passwordHash, newPassword)) throw fail('auth.same_password')
        await ownPassword.expectGood(tx, ticket.userId, newPassword)
        await keepPassword(tx, {
          userId: ticket.userId,
          passwordHash,
          mustChange: false,
          changedAt: clock.now(),
          expiresAt: null,
          isDemo: newPassword === DEMO_PASSWORD,
        })
        await authRepo.dropTickets(tx, ticket.userId)
        await sessions.endAll(tx, ticket.userId)
        await events.emit(tx, 'auth.password-replaced', {
          userId: ticket.userId,
          first: credential?.mustChange ?? true,
        })
        const start = { caller, how: 'new-password', deviceId: undefined, agreedIn: ticket.agreedIn } as const
        return sessions.begin(tx, ticket.userId, start)
      })
    },

    async changePassword(viewer, { oldPassword, newPassword }) {
      await proofs.expectOwner(viewer)
      const { userId, sessionId } = viewer
      const isFirst = !(await authRepo.credential(database.primary, userId))
      await ownPassword.prove(viewer, oldPassword)
      await ownPassword.expectGood(database.primary, userId, newPassword)
      if (oldPassword === newPassword) throw fail('auth.same_password')
      const passwordHash = await hashPassword(newPassword)
      const changedAt = clock.now()
      await database.transaction(async (tx) => {
        const isDemo = newPassword === DEMO_PASSWORD
        await keepPassword(tx, { userId, passwordHash, mustChange: false, changedAt, expiresAt: null, isDemo })
        await authRepo.dropTickets(tx, userId)
        if (isFirst) await factorRepo.markPasswordByCode(tx, sessionId)
        await sessions.endOthers(tx, userId, sessionId)
        await signIns.passwordReplaced(tx, viewer)
        await events.emit(tx, 'auth.password-replaced', { userId, first: false })
      })
      return null
    },
  }
}
