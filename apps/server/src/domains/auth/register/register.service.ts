import { randomBytes } from 'node:crypto'
import type {
  Invitation,
  NewInvitation,
  Registered,
  RegisterOptions,
  Registration,
} from '@sands/contract/auth/register.model'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { masked, phoneOf, spellingsOf } from '@sands/rules/auth/code'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Port } from '../../../kernel/port.ts'
import type { Caller, Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { accountRepo } from '../account/account.repo.ts'
import type { AccountApprovals, AccountDecision } from '../account/account-approvals.kind.ts'
import { consentRepo } from '../account/consent.repo.ts'
import { codeRepo } from '../code/code.repo.ts'
import type { Codes } from '../code/codes.service.ts'
import { keepPassword } from '../password/credential.service.ts'
import { DEMO_PASSWORD } from '../password/demo-password.ts'
import { hashPassword } from '../password/password.ts'
import { expectStrong } from '../password/password-strength.ts'
import type { Sessions } from '../session/session.service.ts'
import { tokenHash } from '../session/token-hash.codec.ts'
import type { WaysService } from '../ways/ways.service.ts'
import { registerRepo } from './register.repo.ts'

const DAY_MS = 86_400_000

export interface RegisterService {
  options(): Promise<RegisterOptions>
  register(form: Registration, caller: Caller): Promise<Registered>
  /** A yes lets the person in, a no removes what they typed. */
  decide(tx: Tx, decision: AccountDecision<UserId>): Promise<void>
  invitations(viewer: Viewer): Promise<Invitation[]>
  invite(tx: Tx, viewer: Viewer, invitation: NewInvitation): Promise<{ code: string }>
  endInvitation(tx: Tx, viewer: Viewer, id: Id<'invitation'>): Promise<null>
}

interface Parts {
  org: OrgService
  codes: Codes
  ways: WaysService
  sessions: Sessions
  approvals: Port<AccountApprovals>
}

/** Accounts that people make for themselves, as far as the company lets them. */
export function createRegisterService(
  { database, clock, config, audit }: Kernel,
  { org, codes, ways, sessions, approvals }: Parts,
): RegisterService {
  const db = database.primary

  return {
    async options() {
      await ways.expectOpen(db, 'register')
      const { registerBy, sms, mail } = await ways.managed()
      if (registerBy === 'closed') throw fail('auth.way_closed')
      return { by: registerBy, sms: sms !== 'none' && registerBy !== 'domain', email: mail !== 'none' }
    },

    async register({ name, areaCode, mobile, email, code, password, invitation }, caller) {
      await ways.expectOpen(db, 'register')
      const { registerBy, homeArea } = await ways.chosen(db)
      const address = email?.toLowerCase()
      const phone = address ? undefined : phoneOf(areaCode || homeArea, mobile ?? '')
      const target = address ?? phone
      if (!target) throw fail('auth.code_refused')
      if (registerBy === 'domain') await ways.expectMayRegister(db, target)
      const invited = tokenHash(invitation ?? '')
      if (registerBy === 'invitation' && !(await registerRepo.isGood(db, invited, clock.now())))
        throw fail('auth.register_refused')
      expectStrong(password, [name, target])
      if (password === DEMO_PASSWORD && !config.demo) throw fail('auth.common_password')
      if (!(await codes.isRight({ target, scene: 'register', code }, caller))) throw fail('auth.code_refused')
      const passwordHash = await hashPassword(password)
      return database.transaction(async (tx) => {
        const now = clock.now()
        const collegeId =
          registerBy === 'invitation' ? await registerRepo.take(tx, invited, now) : await org.firstCollege(tx)
        if (!collegeId) throw fail('auth.register_refused')
        const spellings = phone ? spellingsOf(phone, homeArea) : []
        // Numbers of the own country are stored as people type them when they sign in.
        const spelled = spellings[1] ?? phone ?? null
        const known = await org.contacts(tx, { userIds: [], mobiles: spellings, emails: address ? [address] : [] })
        if (known.length > 0 || (phone && (await codeRepo.provenBy(tx, phone)).length > 0))
          throw fail('auth.contact_taken')
        const isWaiting = registerBy === 'approval'
        const userId = await org.addRegistered(tx, {
          userName: spelled ?? target,
          name: name.trim(),
          mobile: spelled,
          email: address ?? null,
          collegeId,
          status: isWaiting ? 'disabled' : 'active',
        })
        if (!userId) throw fail('auth.contact_taken')
        const isDemo = password === DEMO_PASSWORD
        await keepPassword(tx, { userId, passwordHash, mustChange: false, changedAt: now, expiresAt: null, isDemo })
        if (phone) await accountRepo.setPhone(tx, { userId, phone, provenAt: now })
        if (address) await accountRepo.setEmail(tx, { userId, email: address, provenAt: now })
        await consentRepo.record(tx, { userId, language: caller.language, at: now })
        const { ip, userAgent } = caller
        await audit.record(
          tx,
          { userId, name: name.trim(), collegeId, ip, userAgent },
          {
            action: 'auth.account.registered',
            subject: { kind: 'user', id: userId, name: name.trim() },
            after: { registerBy },
          },
        )
        if (!isWaiting) {
          const session = await sessions.begin(tx, userId, { caller, how: 'register', deviceId: undefined })
          return { session, isWaiting }
        }
        const request = { kind: 'registration', collegeId, askerId: userId, subjectId: userId } as const
        await approvals.get().ask(tx, { ...request, title: name.trim(), summary: masked(target) })
        return { session: null, isWaiting }
      })
    },

    async decide(tx, { subjectId: userId, end, byId }) {
      // Only a person may let somebody in; a time limit can refuse them.
      if (end === 'approved') {
        if (!byId) throw fail('org.out_of_reach')
        return org.admit(tx, userId, byId)
      }
      // Somebody who was let in by another way is not erased by a late no.
      if ((await org.person(tx, userId))?.status !== 'disabled') return
      await org.erase(tx, userId, byId)
      await accountRepo.forget(tx, userId)
    },

    async invitations({ collegeId }) {
      const found = await registerRepo.invitations(db, collegeId, clock.now())
      return found.map(({ id, note, usesLeft, createdAt, expiresAt }) => ({
        ...{ id, note, usesLeft },
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }))
    },

    async invite(tx, viewer, { note, days, uses }) {
      const code = randomBytes(12).toString('base64url')
      const now = clock.now()
      await registerRepo.add(tx, {
        hash: tokenHash(code),
        collegeId: viewer.collegeId,
        note: note.trim(),
        usesLeft: uses,
        createdBy: viewer.userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * DAY_MS),
      })
      await audit.record(tx, viewer, {
        action: 'auth.invitation.created',
        subject: { kind: 'invitation', id: null, name: note.trim() },
        after: { days, uses },
      })
      return { code }
    },

    async endInvitation(tx, viewer, id) {
      const ended = await registerRepo.end(tx, viewer.collegeId, id)
      if (!ended) throw fail('kernel.not_found')
      await audit.record(tx, viewer, {
        action: 'auth.invitation.ended',
        subject: { kind: 'invitation', id, name: ended.note },
        after: null,
      })
      return null
    },
  }
}
