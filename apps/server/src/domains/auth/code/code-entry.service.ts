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
  NumberProof,
  OwnAccount,
  SmsRequest,
} from '@sands/contract/auth/code.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { masked, phoneOf, spellingsOf } from '@sands/rules/auth/code'
import type { Language } from '@sands/rules/language'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Caller, Viewer } from '../../../kernel/viewer.ts'
import type { Contact, OrgService } from '../../org/index.ts'
import { accountRepo } from '../account/account.repo.ts'
import { authRepo } from '../auth.repo.ts'
import type { SelectPurpose } from '../code.tables.ts'
import { managementRepo } from '../connection/management.repo.ts'
import { unseal } from '../connection/seal.codec.ts'
import { passwordMatches } from '../password/password.ts'
import { agreedIn } from '../session/agreed-in.ts'
import type { Sessions } from '../session/session.service.ts'
import { createSignInLog } from '../session/sign-in-log.service.ts'
import { createThrottle } from '../session/throttle.service.ts'
import { tokenHash } from '../session/token-hash.codec.ts'
import type { Watch } from '../social/watch.service.ts'
import type { WaysService } from '../ways/ways.service.ts'
import { codeRepo } from './code.repo.ts'
import type { Codes } from './codes.service.ts'
import { countriesIn } from './countries.ts'

const SELECT_MS = 10 * 60_000
const CHANGE_MS = 15 * 60_000
/** More accounts than this behind one number are not offered. */
const MOST_ACCOUNTS = 20

/** Scenes without a way are for people who are signed in. */
const SMS_WAYS = {
  login: 'sms',
  reset: 'reset-sms',
  bind: undefined,
  password: undefined,
  register: 'register',
} as const
const MAIL_WAYS = { reset: 'reset-email', bind: undefined, register: 'register' } as const

type Selection = NonNullable<Awaited<ReturnType<typeof codeRepo.takeSelection>>>

/** Who may be behind a code, and what its form said. */
interface Behind {
  userIds: UserId[]
  target: string
  agreedIn?: Language | null
}

export interface CodeEntry {
  sendSms(request: SmsRequest, caller: Caller, viewer: Viewer | undefined): Promise<CodeSent>
  sendMail(request: EmailCodeRequest, caller: Caller, viewer: Viewer | undefined): Promise<CodeSent>
  countries(language: Language): Promise<CountryList>
  signIn(form: TokenForm, caller: Caller): Promise<SignInResult>
  check(guess: CodeCheck, caller: Caller): Promise<CheckedCode>
  accounts(selectToken: string): Promise<OwnAccount[]>
  choose(choice: AccountChoice, caller: Caller): Promise<ChosenAccount>
  /** The password proves, once, a number of a person with management rights. */
  prove(proof: NumberProof, caller: Caller): Promise<SignInResult>
}

interface Parts {
  org: OrgService
  codes: Codes
  ways: WaysService
  sessions: Sessions
  watch: Pick<Watch, 'begin'>
}

/** Everything that begins with a code: signing in by number, a forgotten password, and the choice among accounts. */
export function createCodeEntry(kernel: Kernel, { org, codes, ways, sessions, watch }: Parts): CodeEntry {
  const { database, clock, config, events, secrets } = kernel
  const selectKey = secrets.keyFor('social-selections')
  const db = database.primary
  const signIns = createSignInLog(kernel)
  const throttle = createThrottle(kernel)
  const idsOf = (accounts: readonly Contact[]) => accounts.map(({ id }) => id)
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

  async function selectTicket(purpose: SelectPurpose, behind: Behind): Promise<string> {
    const token = newTicket()
    await codeRepo.addSelection(db, { hash: tokenHash(token), purpose, ...behind, expiresAt: after(SELECT_MS) })
    return token
  }

  /**
   * Somebody else may have typed the number or the address of a person into the list. It must not open what that person
   * was given later: for people with management rights it counts only when they have proven it themselves.
   */
  async function isUnproven(userId: UserId, target: string): Promise<boolean> {
    if (!(await org.holdsRights(db, userId))) return false
    const known = await (target.includes('@') ? accountRepo.email(db, userId) : accountRepo.phone(db, userId))
    return known === undefined || ('phone' in known ? known.phone : known.email) !== target
  }

  const proveTicket = async (userId: UserId, rest: Omit<Behind, 'userIds'>) =>
    fail('auth.prove_number', { proveToken: await selectTicket('prove', { userIds: [userId], ...rest }) })

  async function changeTicket(userId: UserId): Promise<string> {
    const token = newTicket()
    await authRepo.addTicket(db, { hash: tokenHash(token), userId, expiresAt: after(CHANGE_MS) })
    return token
  }

  async function refuse(caller: Caller, { target, deviceId }: { target: string; deviceId: string | undefined }) {
    await signIns.refused({ ...caller, deviceId }, { login: target, user: undefined, reason: 'code' })
    return fail('auth.code_refused')
  }

  /** Anyone whom a host vouched for is signed in by it, and the host is asked about them from then on. */
  async function beginChosen(
    tx: Tx,
    { connectionId, sealed, agreedIn: agreed }: Selection,
    { selectToken, userId, caller, device_id: deviceId }: AccountChoice & { caller: Caller },
  ): Promise<SignInResult> {
    if (connectionId === null) return sessions.begin(tx, userId, { caller, how: 'sms', deviceId, agreedIn: agreed })
    const connection = await managementRepo.find(tx, connectionId)
    const refreshToken = sealed && unseal(selectKey, selectToken, sealed)
    if (!connection?.isOpen || refreshToken === undefined) throw fail('auth.select_token_expired')
    const session = await sessions.begin(tx, userId, { caller, how: connection.kind, deviceId })
    if (refreshToken) await watch.begin(tx, { accessToken: session.access_token, connectionId, refreshToken })
    return session
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
      const way = MAIL_WAYS[scene]
      if (way) await ways.expectOpen(db, way)
      else if (!viewer) throw fail('kernel.not_signed_in')
      if (scene === 'register') await ways.expectMayRegister(db, email)
      const userId = way ? undefined : viewer?.userId
      return codes.send({ channel: 'mail', target: email.toLowerCase(), scene, userId }, caller)
    },

    async countries(language) {
      return { home: (await ways.chosen(db)).homeArea, countries: countriesIn(language) }
    },

    async signIn({ mobile, areaCode, code, device_id: deviceId, agreed }, caller) {
      await ways.expectOpen(db, 'sms')
      const { homeArea } = await ways.chosen(db)
      const target = phoneOf(areaCode || homeArea, mobile ?? '')
      if (!target || !code) throw fail('auth.code_refused')
      if (!(await codes.isRight({ target, scene: 'login', code }, caller)))
        throw await refuse(caller, { target, deviceId })
      const [only, ...others] = await behindPhone(target)
      if (!only) throw await refuse(caller, { target, deviceId })
      const form = { target, agreedIn: agreedIn(agreed, caller) }
      if (others.length > 0) {
        const userIds = idsOf([only, ...others])
        throw fail('auth.choose_account', { selectToken: await selectTicket('login', { userIds, ...form }) })
      }
      if (await isUnproven(only.id, target)) throw await proveTicket(only.id, form)
      const start = { caller, how: 'sms', deviceId, agreedIn: form.agreedIn } as const
      return database.transaction((tx) => sessions.begin(tx, only.id, start))
    },

    async check({ areaCode, mobile, email, code }, caller) {
      await ways.expectOpen(db, email === undefined ? 'reset-sms' : 'reset-email')
      const { homeArea } = await ways.chosen(db)
      const target = email?.toLowerCase() ?? phoneOf(areaCode || homeArea, mobile ?? '')
      if (!target) throw fail('auth.code_refused')
      const isRight = await codes.isRight({ target, scene: 'reset', code }, caller)
      const behind = isRight ? await (email === undefined ? behindPhone(target) : behindEmail(target)) : []
      const unproven = await Promise.all(behind.map(({ id }) => isUnproven(id, target)))
      const found = behind.filter((_, index) => !unproven[index])
      const [only, ...others] = found
      if (!only) throw await refuse(caller, { target, deviceId: undefined })
      if (others.length > 0)
        return { changeToken: null, selectToken: await selectTicket('reset', { userIds: idsOf(found), target }) }
      return { changeToken: await changeTicket(only.id), selectToken: null }
    },

    async accounts(selectToken) {
      const ticket = await codeRepo.selection(db, tokenHash(selectToken), clock.now())
      if (!ticket) throw fail('auth.select_token_expired')
      const found = await org.contacts(db, { userIds: ticket.userIds, mobiles: [], emails: [] })
      const persons = await org.persons(db, ticket.userIds)
      const accounts: OwnAccount[] = []
      for (const { id, name, userName } of found) {
        const collegeId = persons.get(id)?.collegeId
        const college = collegeId && (await org.college(db, collegeId))
        accounts.push({ userId: id, name, userName, collegeName: college?.name ?? '' })
      }
      return accounts
    },

    async choose(choice, caller) {
      const { selectToken, userId } = choice
      const hash = tokenHash(selectToken)
      const waiting = await codeRepo.selection(db, hash, clock.now())
      if (
        waiting?.purpose === 'login' &&
        // Without a number a host has vouched for the person.
        waiting.target !== '' &&
        waiting.userIds.includes(userId) &&
        (await isUnproven(userId, waiting.target))
      )
        throw await proveTicket(userId, { target: waiting.target, agreedIn: waiting.agreedIn })
      return database.transaction(async (tx) => {
        const ticket = await codeRepo.takeSelection(tx, hash, clock.now())
        if (!ticket?.userIds.includes(userId) || ticket.purpose === 'prove') throw fail('auth.select_token_expired')
        const person = await org.person(tx, userId)
        if (person?.status !== 'active') throw fail('auth.account_disabled')
        if (ticket.purpose === 'login')
          return { session: await beginChosen(tx, ticket, { ...choice, caller }), changeToken: null }
        const changeToken = newTicket()
        await authRepo.addTicket(tx, { hash: tokenHash(changeToken), userId, expiresAt: after(CHANGE_MS) })
        return { session: null, changeToken }
      })
    },

    async prove({ proveToken, password, device_id: deviceId }, caller) {
      const hash = tokenHash(proveToken)
      const ticket = await codeRepo.selection(db, hash, clock.now())
      const [userId] = ticket?.purpose === 'prove' ? ticket.userIds : []
      if (!ticket || !userId) throw fail('auth.select_token_expired')
      const refused = async (reason: 'wait' | 'password') => {
        const person = await org.person(db, userId)
        const user = person && { id: userId, name: person.name, collegeId: person.collegeId }
        await signIns.refused({ ...caller, deviceId }, { login: ticket.target, user, reason })
      }
      const attempt = await throttle
        .begin({ login: `prove ${userId}`, userId, ip: caller.ip, deviceId })
        .catch(async (error: unknown) => {
          await refused('wait')
          throw error
        })
      const credential = await authRepo.credential(db, userId)
      const isRight = await passwordMatches(credential?.passwordHash, password)
      // A password that somebody else has given out proves nothing.
      if (!isRight || !credential || credential.mustChange || (credential.isDemo && config.refusesDemoPassword)) {
        await refused('password')
        throw fail('auth.bad_credentials')
      }
      await attempt.succeeded()
      return database.transaction(async (tx) => {
        const taken = await codeRepo.takeSelection(tx, hash, clock.now())
        if (!taken) throw fail('auth.select_token_expired')
        if ((await org.person(tx, userId))?.status !== 'active') throw fail('auth.account_disabled')
        await accountRepo.setPhone(tx, { userId, phone: taken.target, provenAt: clock.now() })
        await events.emit(tx, 'auth.contact-changed', { userId, shown: masked(taken.target) })
        return sessions.begin(tx, userId, { caller, how: 'sms', deviceId, agreedIn: taken.agreedIn })
      })
    },
  }
}
