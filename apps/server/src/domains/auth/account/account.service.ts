import type {
  AccountSafety,
  EmailBinding,
  MobileBinding,
  PasswordByCode,
  SignedInDevice,
} from '@sands/contract/auth/account.model'
import type { Id } from '@sands/contract/kernel/schema'
import { masked, phoneOf, spellingsOf } from '@sands/rules/auth/code'
import { fail } from '../../../kernel/errors.ts'
import { networkOf } from '../../../kernel/http/network.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Contact, OrgService } from '../../org/index.ts'
import { authRepo } from '../auth.repo.ts'
import type { CodeGuess, Codes } from '../code/codes.service.ts'
import { factorRepo } from '../factor/factor.repo.ts'
import type { FactorProofs } from '../factor/factor-proof.service.ts'
import { keepPassword } from '../password/credential.service.ts'
import { DEMO_PASSWORD } from '../password/demo-password.ts'
import { createOwnPassword } from '../password/own-password.service.ts'
import { hashPassword, passwordMatches } from '../password/password.ts'
import type { Identities } from '../session/identity.service.ts'
import type { Sessions } from '../session/session.service.ts'
import { createSignInLog } from '../session/sign-in-log.service.ts'
import type { WaysService } from '../ways/ways.service.ts'
import { accountRepo } from './account.repo.ts'

export interface AccountService {
  safety(viewer: Viewer): Promise<AccountSafety>
  bindEmail(viewer: Viewer, binding: EmailBinding): Promise<null>
  bindMobile(viewer: Viewer, binding: MobileBinding): Promise<null>
  changePasswordByCode(viewer: Viewer, change: PasswordByCode): Promise<null>
  devices(viewer: Viewer): Promise<SignedInDevice[]>
  endDevice(viewer: Viewer, id: Id<'session'>): Promise<null>
}

interface Parts {
  org: OrgService
  codes: Codes
  ways: WaysService
  sessions: Sessions
  identities: Identities
  proofs: Pick<FactorProofs, 'expectOwner'>
}

/**
 * What people change about their own account. A new number or address is proven with a code and the current password:
 * it opens the account.
 */
export function createAccountService(
  kernel: Kernel,
  { org, codes, ways, sessions, identities, proofs }: Parts,
): AccountService {
  const { database, clock, events, audit } = kernel
  const db = database.primary
  const signIns = createSignInLog(kernel)
  const ownPassword = createOwnPassword(kernel, org)

  async function contactOf(viewer: Viewer): Promise<Contact> {
    const [contact] = await org.contacts(db, { userIds: [viewer.userId], mobiles: [], emails: [] })
    if (!contact) throw fail('kernel.not_found')
    return contact
  }

  const record = (tx: Parameters<typeof audit.record>[0], viewer: Viewer, change: { before: object; after: object }) =>
    audit.record(tx, viewer, {
      action: 'auth.contact.updated',
      subject: { kind: 'user', id: viewer.userId, name: viewer.name },
      ...change,
    })
  const hidden = (target: string | null) => (target ? masked(target) : null)

  /** A refused code is in the log of sign-ins, like one on the sign-in page. */
  async function expectCode(viewer: Viewer, guess: CodeGuess): Promise<void> {
    if (await codes.isRight({ ...guess, userId: viewer.userId }, viewer)) return
    const user = { id: viewer.userId, name: viewer.name, collegeId: viewer.collegeId }
    await signIns.refused({ ...viewer, deviceId: undefined }, { login: guess.target, user, reason: 'code' })
    throw fail('auth.code_refused')
  }

  return {
    async safety(viewer) {
      const { userName, mobile, email } = await contactOf(viewer)
      const proven = await accountRepo.phone(db, viewer.userId)
      const credential = await authRepo.credential(db, viewer.userId)
      return {
        userName,
        mobile: proven?.phone ?? mobile,
        mobileProven: proven !== undefined,
        email,
        passwordChangedAt: credential?.changedAt.toISOString() ?? null,
        devices: await accountRepo.openDevices(db, viewer.userId, clock.now()),
      }
    },

    async bindEmail(viewer, { email, code, password }) {
      await proofs.expectOwner(viewer)
      const { userId } = viewer
      const target = email.toLowerCase()
      await ownPassword.prove(viewer, password)
      await expectCode(viewer, { target, scene: 'bind', code })
      const before = await contactOf(viewer)
      await database.transaction(async (tx) => {
        if (!(await org.setContact(tx, userId, { email }))) throw fail('auth.contact_taken')
        await accountRepo.setEmail(tx, { userId, email: target, provenAt: clock.now() })
        await record(tx, viewer, { before: { email: hidden(before.email) }, after: { email: masked(target) } })
        await events.emit(tx, 'auth.contact-changed', { userId, shown: masked(target) })
      })
      return null
    },

    async bindMobile(viewer, { areaCode, mobile, code, password }) {
      await proofs.expectOwner(viewer)
      const { userId } = viewer
      const phone = phoneOf(areaCode, mobile)
      if (!phone) throw fail('auth.code_refused')
      await ownPassword.prove(viewer, password)
      await expectCode(viewer, { target: phone, scene: 'bind', code })
      const before = await contactOf(viewer)
      const spellings = spellingsOf(phone, (await ways.chosen(db)).homeArea)
      // Numbers of the own country are stored as people type them when they sign in.
      const [, spelled = phone] = spellings
      await database.transaction(async (tx) => {
        const others = await org.contacts(tx, { userIds: [], mobiles: spellings, emails: [] })
        const isShared = others.some(({ id }) => id !== userId)
        // Another account has the number: each keeps its own sign-in, and the person chooses at the next one.
        if (isShared || !(await org.setContact(tx, userId, { mobile: spelled })))
          await org.setContact(tx, userId, { mobile: null })
        await accountRepo.setPhone(tx, { userId, phone, provenAt: clock.now() })
        await record(tx, viewer, { before: { mobile: hidden(before.mobile) }, after: { mobile: masked(phone) } })
        await events.emit(tx, 'auth.contact-changed', { userId, shown: masked(phone) })
      })
      return null
    },

    async changePasswordByCode(viewer, { areaCode, mobile, code, newPassword }) {
      await proofs.expectOwner(viewer)
      const { userId, sessionId } = viewer
      const contact = await contactOf(viewer)
      const phone = phoneOf(areaCode, mobile)
      const proven = await accountRepo.phone(db, userId)
      const { homeArea } = await ways.chosen(db)
      const isOwn =
        phone !== undefined &&
        (proven?.phone === phone || (contact.mobile !== null && spellingsOf(phone, homeArea).includes(contact.mobile)))
      await ownPassword.expectGood(db, userId, newPassword)
      if (!isOwn) throw fail('auth.code_refused')
      await expectCode(viewer, { target: phone, scene: 'password', code })
      // Only after the code: otherwise this would tell somebody with a stolen session whether they guessed the password.
      const known = await authRepo.credential(db, userId)
      if (await passwordMatches(known?.passwordHash, newPassword)) throw fail('auth.same_password')
      const passwordHash = await hashPassword(newPassword)
      await database.transaction(async (tx) => {
        const isDemo = newPassword === DEMO_PASSWORD
        const changedAt = clock.now()
        await keepPassword(tx, { userId, passwordHash, mustChange: false, changedAt, expiresAt: null, isDemo })
        await authRepo.dropTickets(tx, userId)
        await factorRepo.markPasswordByCode(tx, sessionId)
        await sessions.endOthers(tx, userId, sessionId)
        await signIns.passwordReplaced(tx, viewer)
        await events.emit(tx, 'auth.password-replaced', { userId, first: false })
      })
      return null
    },

    async devices(viewer) {
      const now = clock.now()
      return (await accountRepo.devices(db, viewer.userId, now)).map(
        ({ id, ip, userAgent, createdAt, endedAt, expiresAt }) => {
          const end = endedAt ?? (expiresAt <= now ? expiresAt : null)
          return {
            id,
            isCurrent: id === viewer.sessionId,
            network: networkOf(ip),
            userAgent,
            signedInAt: createdAt.toISOString(),
            endedAt: end?.toISOString() ?? null,
          }
        },
      )
    },

    async endDevice(viewer, id) {
      if (!(await accountRepo.isOpen(db, viewer.userId, id))) throw fail('kernel.not_found')
      await database.transaction(async (tx) => {
        const ended = await sessions.end(tx, id)
        await signIns.ended(tx, viewer, { everywhere: false, sessions: ended })
      })
      identities.forgetSession(id)
      return null
    },
  }
}
