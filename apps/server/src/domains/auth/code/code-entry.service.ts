import { randomBytes } from 'node:crypto'
import type { SignInResult, TokenForm } from '@sands/contract/auth/auth.model'
import type {
  AccountChoice,
  CheckedCode,
  ChosenAccount,
  CodeCheck,
  CodeSent,
  CountryList,
  EmailCodeRequest,
  OwnAccount,
  SmsRequest,
} from '@sands/contract/auth/code.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { phoneOf, spellingsOf } from '@sands/rules/auth/code'
import type { Language } from '@sands/rules/language'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Caller, Viewer } from '../../../kernel/viewer.ts'
import type { Contact, OrgService } from '../../org/index.ts'
import { authRepo } from '../auth.repo.ts'
import type { SelectPurpose } from '../code.tables.ts'
import type { Sessions } from '../session/session.service.ts'
import { createSignInLog } from '../session/sign-in-log.service.ts'
import { tokenHash } from '../session/token-hash.codec.ts'
import type { WaysService } from '../ways/ways.service.ts'
import { codeRepo } from './code.repo.ts'
import type { Codes } from './codes.service.ts'
import { countriesIn } from './countries.ts'

const SELECT_MS = 10 * 60_000
const CHANGE_MS = 15 * 60_000
/** More accounts than this behind one number are not offered. */
const MOST_ACCOUNTS = 20

/** Scenes without a way are for people who are signed in. */
const SMS_WAYS = { login: 'sms', reset: 'reset-sms', bind: undefined, password: undefined } as const

export interface CodeEntry {
  sendSms(request: SmsRequest, caller: Caller, viewer: Viewer | undefined): Promise<CodeSent>
  sendMail(request: EmailCodeRequest, caller: Caller, viewer: Viewer | undefined): Promise<CodeSent>
  countries(language: Language): Promise<CountryList>
  signIn(form: TokenForm, caller: Caller): Promise<SignInResult>
  check(guess: CodeCheck, caller: Caller): Promise<CheckedCode>
  accounts(selectToken: string): Promise<OwnAccount[]>
  choose(choice: AccountChoice, caller: Caller): Promise<ChosenAccount>
}

interface Parts {
  org: OrgService
  codes: Codes
  ways: WaysService
  sessions: Sessions
}

/** Everything that begins with a code: signing in by number, a forgotten password, and the choice among accounts. */
export function createCodeEntry(kernel: Kernel, { org, codes, ways, sessions }: Parts): CodeEntry {
  const { database, clock, config } = kernel
  const db = database.primary
  const signIns = createSignInLog(kernel)
  const newTicket = () => randomBytes(24).toString('base64url')
  const after = (ms: number) => new Date(clock.now().getTime() + ms)

  /** Those who may enter. Where demo passwords are refused, a code does not open the accounts that have them either. */
  async function admitted(found: readonly Contact[]): Promise<Contact[]> {
    const active = found.filter(({ status }) => status === 'active').slice(0, MOST_ACCOUNTS)
    if (!config.refusesDemoPassword) return active
    const credentials = await Promise.all(active.map(({ id }) => authRepo.credential(db, id)))
    return active.filter((_, index) => credentials[index]?.isDemo !== true)
  }

  async function behindPhone(phone: string): Promise<Contact[]> {
    const { homeArea } = await ways.chosen(db)
    const proven = await codeRepo.provenBy(db, phone)
    return admitted(await org.contacts(db, { userIds: proven, mobiles: spellingsOf(phone, homeArea), emails: [] }))
  }

  const behindEmail = async (email: string): Promise<Contact[]> =>
    admitted(await org.contacts(db, { userIds: [], mobiles: [], emails: [email] }))

  async function selectTicket(purpose: SelectPurpose, accounts: readonly Contact[]): Promise<string> {
    const token = newTicket()
    const userIds = accounts.map(({ id }) => id)
    await codeRepo.addSelection(db, { hash: tokenHash(token), purpose, userIds, expiresAt: after(SELECT_MS) })
    return token
  }

  async function changeTicket(userId: UserId): Promise<string> {
    const token = newTicket()
    await authRepo.addTicket(db, { hash: tokenHash(token), userId, expiresAt: after(CHANGE_MS) })
    return token
  }

  async function refuse(caller: Caller, { target, deviceId }: { target: string; deviceId: string | undefined }) {
    await signIns.refused({ ...caller, deviceId }, { login: target, user: undefined, reason: 'code' })
    return fail('auth.code_refused')
  }

  return {
    async sendSms({ areaCode, mobile, scene }, caller, viewer) {
      const way = SMS_WAYS[scene]
      if (way) await ways.expectOpen(db, way)
      else if (!viewer) throw fail('kernel.not_signed_in')
      const target = phoneOf(areaCode, mobile)
      if (!target) throw fail('auth.number_wrong')
      return codes.send({ channel: 'sms', target, scene, userId: way ? undefined : viewer?.userId }, caller)
    },

    async sendMail({ email, scene }, caller, viewer) {
      const isOpen = scene === 'reset'
      if (isOpen) await ways.expectOpen(db, 'reset-email')
      else if (!viewer) throw fail('kernel.not_signed_in')
      const userId = isOpen ? undefined : viewer?.userId
      return codes.send({ channel: 'mail', target: email.toLowerCase(), scene, userId }, caller)
    },

    async countries(language) {
      return { home: (await ways.chosen(db)).homeArea, countries: countriesIn(language) }
    },

    async signIn({ mobile, areaCode, code, device_id: deviceId }, caller) {
      await ways.expectOpen(db, 'sms')
      const { homeArea } = await ways.chosen(db)
      const target = phoneOf(areaCode || homeArea, mobile ?? '')
      if (!target || !code) throw fail('auth.code_refused')
      if (!(await codes.isRight({ target, scene: 'login', code }, caller)))
        throw await refuse(caller, { target, deviceId })
      const [only, ...others] = await behindPhone(target)
      if (!only) throw await refuse(caller, { target, deviceId })
      if (others.length > 0)
        throw fail('auth.choose_account', { selectToken: await selectTicket('login', [only, ...others]) })
      return database.transaction((tx) => sessions.begin(tx, only.id, { caller, how: 'sms', deviceId }))
    },

    async check({ areaCode, mobile, email, code }, caller) {
      await ways.expectOpen(db, email === undefined ? 'reset-sms' : 'reset-email')
      const { homeArea } = await ways.chosen(db)
      const target = email?.toLowerCase() ?? phoneOf(areaCode || homeArea, mobile ?? '')
      if (!target) throw fail('auth.code_refused')
      const isRight = await codes.isRight({ target, scene: 'reset', code }, caller)
      const found = isRight ? await (email === undefined ? behindPhone(target) : behindEmail(target)) : []
      const [only, ...others] = found
      if (!only) throw await refuse(caller, { target, deviceId: undefined })
      if (others.length > 0) return { changeToken: null, selectToken: await selectTicket('reset', found) }
      return { changeToken: await changeTicket(only.id), selectToken: null }
    },

    async accounts(selectToken) {
      const ticket = await codeRepo.selection(db, tokenHash(selectToken), clock.now())
      if (!ticket) throw fail('auth.select_token_expired')
      const found = await org.contacts(db, { userIds: ticket.userIds as UserId[], mobiles: [], emails: [] })
      const persons = await org.persons(db, ticket.userIds as UserId[])
      const accounts: OwnAccount[] = []
      for (const { id, name, userName } of found) {
        const collegeId = persons.get(id)?.collegeId
        const college = collegeId && (await org.college(db, collegeId))
        accounts.push({ userId: id, name, userName, collegeName: college?.name ?? '' })
      }
      return accounts
    },

    async choose({ selectToken, userId }, caller) {
      const hash = tokenHash(selectToken)
      return database.transaction(async (tx) => {
        const ticket = await codeRepo.takeSelection(tx, hash, clock.now())
        if (!ticket?.userIds.includes(userId)) throw fail('auth.select_token_expired')
        const person = await org.person(tx, userId)
        if (person?.status !== 'active') throw fail('auth.account_disabled')
        if (ticket.purpose === 'login')
          return {
            session: await sessions.begin(tx, userId, { caller, how: 'sms', deviceId: undefined }),
            changeToken: null,
          }
        const changeToken = newTicket()
        await authRepo.addTicket(tx, { hash: tokenHash(changeToken), userId, expiresAt: after(CHANGE_MS) })
        return { session: null, changeToken }
      })
    },
  }
}
