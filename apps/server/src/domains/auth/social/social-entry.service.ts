import { createHash, randomBytes } from 'node:crypto'
import type { SignInResult, TokenForm } from '@sands/contract/auth/auth.model'
import type { LoginApp } from '@sands/contract/auth/login-app.model'
import type { AddressQuery, BackPath, OauthBind, OauthUser } from '@sands/contract/auth/social.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { ConnectionKind } from '@sands/rules/auth/connection'
import { SOCIAL_KINDS } from '@sands/rules/auth/connection'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Caller } from '../../../kernel/viewer.ts'
import type { Contact, OrgService } from '../../org/index.ts'
import { authRepo } from '../auth.repo.ts'
import { codeRepo } from '../code/code.repo.ts'
import { isClosedTo } from '../connection/closed-colleges.ts'
import { type Connection, connectionRepo } from '../connection/connection.repo.ts'
import type { Connections } from '../connection/connections.service.ts'
import { seal, unseal } from '../connection/seal.codec.ts'
import type { Troubles } from '../connection/troubles.service.ts'
import type { Sessions } from '../session/session.service.ts'
import { createSignInLog } from '../session/sign-in-log.service.ts'
import { createThrottle } from '../session/throttle.service.ts'
import { tokenHash } from '../session/token-hash.codec.ts'
import { type Proven, ProviderTrouble, type Visit, type VisitSecret } from './provider.kind.ts'
import type { Providers } from './providers.service.ts'
import { socialRepo } from './social.repo.ts'
import { GIVES_STATE_BACK, NAMED, ofHost, PLATFORMS } from './social-names.ts'
import type { Watch } from './watch.service.ts'

const MINUTE_MS = 60_000
const VISIT_MS = 10 * MINUTE_MS
const LINK_MS = 30 * MINUTE_MS
const SELECT_MS = 10 * MINUTE_MS

export interface Vouched {
  connection: Connection
  proven: Proven
}

/** What somebody brings back from a provider. */
interface Brought {
  socialType: string
  appId?: string | undefined
  code: string | undefined
  state?: string | undefined
  iss?: string | undefined
  deviceId?: string | undefined
  /** Kinds that are believed only after a visit that began here. */
  mustVisit?: readonly ConnectionKind[]
}

export interface SocialEntry {
  apps(platformType: string | undefined): Promise<LoginApp[]>
  address(query: AddressQuery): Promise<{ address: string }>
  bind(request: OauthBind, caller: Caller): Promise<OauthUser>
  signIn(form: TokenForm, caller: Caller): Promise<SignInResult>
  /** Exchanges a code. Whatever is wrong with it, the answer is the same. */
  vouched(wanted: Brought, caller: Caller): Promise<Vouched>
  link(tx: Tx, connection: Connection, identity: Omit<NewIdentity, 'linkedAt' | 'connectionId'>): Promise<boolean>
}

type NewIdentity = Parameters<typeof socialRepo.link>[1]

interface Parts {
  org: OrgService
  sessions: Sessions
  connections: Connections
  providers: Providers
  watch: Watch
  troubles: Troubles
}

const isContactData = (name: string): boolean => name.includes('@') || /^\+?\d{10,}$/.test(name)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Everybody whom a host or identity provider vouches for. */
export function createSocialEntry(kernel: Kernel, parts: Parts): SocialEntry {
  const { org, sessions, connections, providers, watch, troubles } = parts
  const { database, clock, config, audit, log, secrets } = kernel
  const visitKey = secrets.keyFor('social-visits')
  const selectKey = secrets.keyFor('social-selections')
  const db = database.primary
  const signIns = createSignInLog(kernel)
  const throttle = createThrottle(kernel)
  const after = (ms: number) => new Date(clock.now().getTime() + ms)
  const newTicket = () => randomBytes(24).toString('base64url')

  async function refusal(caller: Caller, subject: string, deviceId: string | undefined) {
    await signIns.refused({ ...caller, deviceId }, { login: subject, user: undefined, reason: 'authorization' })
    return fail('auth.authorization_failed')
  }

  async function connectionFor(socialType: string, appId: string | undefined): Promise<Connection> {
    const kinds = NAMED[socialType] ?? []
    const found = ofHost(await connections.open(db, kinds), { kinds, appId })
    if (!found) throw fail('auth.way_closed')
    return found
  }

  /** What the visit knew. Its state is used once, whoever brings it. */
  async function visitOf(connection: Connection, state: string | undefined): Promise<Visit | undefined> {
    if (!state) return undefined
    const row = await socialRepo.takeVisit(db, tokenHash(state), clock.now())
    if (row?.connectionId !== connection.id) return undefined
    const secret = row.sealed && unseal(visitKey, row.connectionId, row.sealed)
    return { state, back: row.back as BackPath, ...(secret ? { secret: JSON.parse(secret) as VisitSecret } : {}) }
  }

  const vouched: SocialEntry['vouched'] = async (brought, caller) => {
    const { socialType, appId, code, state, iss, deviceId, mustVisit = GIVES_STATE_BACK } = brought
    const connection = await connectionFor(socialType, appId)
    const attempt = await throttle.beginVouched(caller.ip)
    const visit = await visitOf(connection, state)
    const refuse = () => refusal(caller, `${connection.kind} code`, deviceId)
    const isVisitMissing = (state || mustVisit.includes(connection.kind)) && !visit
    if (!code || isVisitMissing) throw await refuse()
    const nonce = { scope: `code ${connection.id}`, nonce: hashOf(code), expiresAt: after(VISIT_MS) }
    if (!(await connectionRepo.takeNonce(db, nonce))) throw await refuse()
    const provider = await providers.of(connection)
    try {
      const proven = await provider.exchange(code, visit && { ...visit, ...(iss ? { iss } : {}) })
      await attempt.succeeded()
      await troubles.solved(connection.id, ['entry'])
      if (proven.isCompanyUnknown)
        log.warn({ connection: connection.id }, 'the app may not read its company, so nobody new is linked')
      return { connection, proven }
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error
      if (error.trouble === 'code') throw await refuse()
      await attempt.succeeded()
      await troubles.note(connection.id, 'entry', error)
      log.warn({ reason: error.message, connection: connection.id }, 'a provider did not vouch')
      throw fail('auth.provider_unavailable')
    }
  }

  /** Those who may enter. A simulator opens accounts of the demo company only. */
  async function admitted(connection: Connection, found: readonly Contact[]): Promise<Contact[]> {
    const active = found.filter(({ status, collegeId }) => status === 'active' && !isClosedTo(connection, collegeId))
    const credentials = await Promise.all(active.map(({ id }) => authRepo.credential(db, id)))
    return active.filter((_, index) =>
      credentials[index]?.isDemo ? !config.refusesDemoPassword : !connection.isSimulated,
    )
  }

  const link: SocialEntry['link'] = (tx, { id }, identity) =>
    socialRepo.link(tx, { ...identity, connectionId: id, linkedAt: clock.now() })

  /** By the rule of the company the name at the provider is the user name. Numbers and addresses never decide. */
  async function matched({ connection, proven }: Vouched): Promise<Contact[]> {
    const { matchName } = proven
    if (!connection.options.claim || !matchName) return []
    const login = await org.findByLogin(db, matchName)
    const [contact] = login ? await org.contacts(db, { userIds: [login.id], mobiles: [], emails: [] }) : []
    if (contact?.userName.toLowerCase() !== matchName.toLowerCase()) return []
    // People register with their address or number as user name, and a provider may not have checked either.
    if (isContactData(matchName)) return []
    const open = await admitted(connection, [contact])
    if (open.length === 0) return []
    const { subject, openId, unionId, nickName } = proven
    const isLinked = await database.transaction(async (tx) => {
      if (!(await link(tx, connection, { userId: contact.id, subject, openId, unionId, nickName }))) return false
      await audit.record(tx, 'system', {
        action: 'auth.identity.linked',
        collegeId: contact.collegeId,
        subject: { kind: 'user', id: contact.id, name: contact.name },
        after: { connection: connection.name },
      })
      return true
    })
    if (isLinked) return open
    // Of two sign-ins at once the other one has linked the person.
    return (await socialRepo.owners(db, connection.id, proven)).includes(contact.id) ? open : []
  }

  async function accountsOf(found: Vouched): Promise<Contact[]> {
    const { subject, unionId, isCompanyUnknown } = found.proven
    const known = isCompanyUnknown ? { subject, unionId: '' } : { subject, unionId }
    const userIds = await socialRepo.owners(db, found.connection.id, known)
    if (userIds.length === 0) return isCompanyUnknown ? [] : matched(found)
    if (known.unionId) await socialRepo.addUnionId(db, found.connection.id, found.proven)
    return admitted(found.connection, await org.contacts(db, { userIds, mobiles: [], emails: [] }))
  }

  async function linkTicket({ connection, proven }: Vouched): Promise<string> {
    if (proven.isCompanyUnknown) throw fail('auth.provider_unavailable')
    const ticket = newTicket()
    const connectionId = connection.id
    const { subject, openId, unionId, nickName } = proven
    await socialRepo.addTicket(db, {
      ...{ hash: tokenHash(ticket), connectionId, subject, openId, unionId, nickName, expiresAt: after(LINK_MS) },
    })
    return ticket
  }

  async function selectTicket(accounts: readonly Contact[], { connection, proven }: Vouched): Promise<string> {
    const token = newTicket()
    await codeRepo.addSelection(db, {
      hash: tokenHash(token),
      purpose: 'login',
      userIds: accounts.map(({ id }) => id),
      connectionId: connection.id,
      sealed: proven.watch ? seal(selectKey, token, proven.watch) : null,
      expiresAt: after(SELECT_MS),
    })
    return token
  }

  const begin = (userId: Contact['id'], caller: Caller, { connection, proven }: Vouched, deviceId?: string) =>
    database.transaction(async (tx) => {
      const session = await sessions.begin(tx, userId, { caller, how: connection.kind, deviceId })
      if (proven.watch)
        await watch.begin(tx, {
          accessToken: session.access_token,
          connectionId: connection.id,
          refreshToken: proven.watch,
        })
      return session
    })

  return {
    vouched,
    link,

    async apps(platformType) {
      const open = await connections.open(db, platformType ? (PLATFORMS[platformType] ?? []) : SOCIAL_KINDS)
      return open.map(({ id, kind, name, appId, options: { agentId }, isSimulated }) => ({
        ...{ id, kind, name, appId, agentId, isSimulated },
      }))
    },

    async address({ id, state, back }) {
      const connection = (await connections.open(db, SOCIAL_KINDS)).find((candidate) => candidate.id === id)
      if (!connection) throw fail('auth.way_closed')
      const provider = await providers.of(connection)
      const connectionId: Id<'connection'> = connection.id
      const secret = provider.newSecret?.()
      try {
        const address = await provider.address({ state, back, secret })
        const sealed = secret ? seal(visitKey, connectionId, JSON.stringify(secret)) : null
        await socialRepo.addVisit(db, {
          ...{ hash: tokenHash(state), connectionId, back, sealed, expiresAt: after(VISIT_MS) },
        })
        await troubles.solved(connectionId, ['page'])
        return { address }
      } catch (error) {
        if (!(error instanceof ProviderTrouble)) throw error
        await troubles.note(connectionId, 'page', error)
        log.warn({ reason: error.message, connection: connectionId }, 'a provider has no page')
        throw fail('auth.provider_unavailable')
      }
    },

    async bind({ code, state, type, getToken, device_id: deviceId }, caller) {
      // The specification gives this call without a state. The page has compared it before.
      const found = await vouched({ socialType: type, code, state, deviceId, mustVisit: [] }, caller)
      const { connection, proven } = found
      const accounts = getToken === 1 ? await accountsOf(found) : []
      const [only, ...others] = accounts
      const session = only && others.length === 0 ? await begin(only.id, caller, found, deviceId) : null
      return {
        userId: session && only ? only.id : null,
        appId: connection.appId,
        openId: proven.openId,
        unionId: proven.unionId || proven.openId,
        accessToken: session?.access_token ?? '',
        authorizationCode: only ? '' : await linkTicket(found),
        nickName: proven.nickName,
        avatarUrl: proven.avatarUrl,
        session,
        selectToken: others.length > 0 ? await selectTicket(accounts, found) : null,
      }
    },

    async signIn({ socialType = '', appId, code, state, iss, device_id: deviceId }, caller) {
      const found = await vouched({ socialType, appId, code, state, iss, deviceId }, caller)
      const accounts = await accountsOf(found)
      const [only, ...others] = accounts
      if (!only) {
        const { nickName } = found.proven
        throw fail('auth.link_first', { authorizationCode: await linkTicket(found), nickName })
      }
      if (others.length > 0) throw fail('auth.choose_account', { selectToken: await selectTicket(accounts, found) })
      return begin(only.id, caller, found, deviceId)
    },
  }
}
