import type { SenderState } from '@sands/contract/auth/ways.model'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { phoneOf } from '@sands/rules/auth/code'
import type { ConnectionKind } from '@sands/rules/auth/connection'
import type { Channel, ChannelTrouble } from '@sands/rules/message/channel'
import type { Db } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Contact } from '../../org/index.ts'
import type { Senders } from '../code/sender.kind.ts'
import type { Connection, ConnectionId } from '../connection/connection.repo.ts'
import type { Connections } from '../connection/connections.service.ts'
import { numberIn, type Troubles } from '../connection/troubles.service.ts'
import { ProviderTrouble, type Trouble } from '../social/provider.kind.ts'
import type { Providers } from '../social/providers.service.ts'
import type { WaysService } from '../ways/ways.service.ts'
import { type FilledTemplate, type OutsideText, SendTrouble } from './outside.kind.ts'
import { type ChannelTemplate, outsideRepo } from './outside.repo.ts'

/** Where a person is reached over a channel. */
export interface OutsideTarget {
  address: string
  connection: Connection | null
}

interface Reached {
  userId: UserId
  connectionId: ConnectionId | null
}

export type FindTarget = (userId: UserId, collegeId: CollegeId) => OutsideTarget | undefined

/** Sends messages outside. It knows addresses and keys, so that the message domain does not need to. */
export interface Outside {
  /** Whether a channel can send now. */
  state(db: Db, channel: Channel): Promise<SenderState>
  /** Where each of the people is reached with messages of a college; some have no address, or none there. */
  targets(db: Db, channel: Channel, people: readonly Contact[]): Promise<FindTarget>
  /**
   * Who of the people may be reached with messages of a college, and by which connection. People whom no connection
   * knows are left out; whether somebody has an address or a number shows later.
   */
  reach(db: Db, channel: Channel, asked: { collegeId: CollegeId; userIds: readonly UserId[] }): Promise<Reached[]>
  /** Returns the id that the provider gave the message. Throws a `SendTrouble`. */
  deliver(channel: Channel, target: OutsideTarget, text: OutsideText): Promise<string>
}

const KINDS: Readonly<Record<Exclude<Channel, 'email' | 'sms'>, readonly ConnectionKind[]>> = {
  wecom: ['wecom'],
  feishu: ['feishu', 'lark'],
  wechat: ['wechat'],
}

const TROUBLE_OF: Readonly<Record<Trouble, ChannelTrouble>> = {
  // Without a code in play it says that the app may not see the person. That is the company's to change.
  code: 'refused',
  person: 'unknown_address',
  often: 'limit',
  down: 'down',
  limit: 'limit',
  secret: 'settings',
  app: 'settings',
  scope: 'settings',
  address: 'settings',
  domain: 'settings',
  clock: 'settings',
  odd: 'refused',
}

/** Lengths that providers allow in a field. Those of WeChat are in the name of the field. */
const WECHAT_LENGTHS: readonly [RegExp, number][] = [
  [/^thing/, 20],
  [/^phrase/, 5],
  [/./, 32],
]
const SMS_LENGTH = 30

const addressOf = (address: string | undefined): OutsideTarget | undefined =>
  address ? { address, connection: null } : undefined

const cut = (value: string, most: number): string => (value.length > most ? `${value.slice(0, most - 1)}…` : value)

function fill({ channel, templateId, fields }: ChannelTemplate, { parts }: OutsideText): FilledTemplate {
  const most = (name: string) =>
    channel === 'sms' ? SMS_LENGTH : (WECHAT_LENGTHS.find(([pattern]) => pattern.test(name))?.[1] ?? SMS_LENGTH)
  return {
    templateId,
    values: fields.map(({ name, part }) => ({
      name,
      value: part === 'link' ? parts.link : cut(parts[part].replaceAll(/\s+/g, ' '), most(name)),
    })),
  }
}

export function createOutside(
  { database }: Pick<Kernel, 'database'>,
  {
    senders,
    ways,
    connections,
    providers,
    troubles,
  }: { senders: Senders; ways: WaysService; connections: Connections; providers: Providers; troubles: Troubles },
): Outside {
  const db = database.primary

  async function hostState(channel: keyof typeof KINDS, asked: Db): Promise<SenderState> {
    const usable = await usableOf(asked, channel)
    if (usable.length === 0) return 'none'
    return usable.some(({ isSimulated }) => !isSimulated) ? 'real' : 'simulated'
  }

  /** Connections that can send: those of WeChat need a template. */
  async function usableOf(asked: Db, channel: keyof typeof KINDS): Promise<Connection[]> {
    const open = await connections.open(asked, KINDS[channel])
    if (channel !== 'wechat') return open
    const templates = await outsideRepo.templates(asked)
    return open.filter(({ id }) => templates.some(({ connectionId }) => connectionId === id))
  }

  async function smsState(asked: Db): Promise<SenderState> {
    const { state } = await senders.sms(asked)
    if (state !== 'real') return state
    return (await outsideRepo.template(asked, 'sms', null)) ? 'real' : 'none'
  }

  const STATE_OF: Readonly<Record<Channel, (asked: Db) => Promise<SenderState>>> = {
    email: async (asked) => (await senders.mail(asked)).state,
    sms: smsState,
    wecom: (asked) => hostState('wecom', asked),
    feishu: (asked) => hostState('feishu', asked),
    wechat: (asked) => hostState('wechat', asked),
  }

  async function phones(asked: Db, people: readonly Contact[]): Promise<FindTarget> {
    const { homeArea } = await ways.chosen(asked)
    const proven = await outsideRepo.provenPhones(
      asked,
      people.map(({ id }) => id),
    )
    const listed = new Map(
      people.map(({ id, mobile }) => [id, mobile?.startsWith('+') ? mobile : phoneOf(homeArea, mobile ?? '')]),
    )
    return (userId) => addressOf(proven.get(userId) ?? listed.get(userId))
  }

  async function identities(asked: Db, channel: keyof typeof KINDS, people: readonly Contact[]): Promise<FindTarget> {
    const usable = await usableOf(asked, channel)
    if (usable.length === 0) return () => undefined
    const known = await outsideRepo.identities(
      asked,
      usable.map(({ id }) => id),
      people.map(({ id }) => id),
    )
    return (userId, collegeId) => {
      const own = known.filter((identity) => identity.userId === userId)
      const [first] = own.flatMap(({ connectionId, openId }): OutsideTarget[] => {
        const connection = usable.find(({ id }) => id === connectionId)
        if (!connection || connection.closedColleges.includes(collegeId)) return []
        return [{ address: openId, connection }]
      })
      return first
    }
  }

  async function deliverTo(channel: Channel, target: OutsideTarget, text: OutsideText): Promise<string> {
    const { address, connection } = target
    if (channel === 'email') return (await senders.mail(db)).deliver(address, text, undefined)
    const stored =
      channel === 'sms' || channel === 'wechat'
        ? await outsideRepo.template(db, channel, connection?.id ?? null)
        : undefined
    const template = stored && fill(stored, text)
    if (channel === 'sms') return (await senders.sms(db)).deliver(address, text, template)
    if (!connection) throw new SendTrouble('settings', 'no connection')
    const { tell } = await providers.of(connection)
    if (!tell) throw new SendTrouble('settings', connection.kind)
    return tell(address, text, template)
  }

  return {
    state: (asked, channel) => STATE_OF[channel](asked),

    async targets(asked, channel, people) {
      const active = people.filter(({ status }) => status === 'active')
      if (active.length === 0) return () => undefined
      if (channel === 'sms') return phones(asked, active)
      if (channel !== 'email') return identities(asked, channel, active)
      const emails = new Map(active.map(({ id, email }) => [id, email?.toLowerCase()]))
      return (userId) => addressOf(emails.get(userId))
    },

    async reach(asked, channel, { collegeId, userIds }) {
      if (channel === 'email' || channel === 'sms') return userIds.map((userId) => ({ userId, connectionId: null }))
      const usable = (await usableOf(asked, channel)).filter(
        ({ closedColleges }) => !closedColleges.includes(collegeId),
      )
      if (usable.length === 0 || userIds.length === 0) return []
      const connectionIds = usable.map(({ id }) => id)
      const first = new Map<UserId, ConnectionId>()
      for (const { userId, connectionId } of await outsideRepo.identities(asked, connectionIds, userIds))
        if (!first.has(userId)) first.set(userId, connectionId)
      return [...first].map(([userId, connectionId]) => ({ userId, connectionId }))
    },

    async deliver(channel, target, text) {
      try {
        const id = await deliverTo(channel, target, text)
        if (target.connection) await troubles.solved(target.connection.id, ['message'])
        return id
      } catch (error) {
        if (error instanceof SendTrouble) throw error
        if (!(error instanceof ProviderTrouble)) throw error
        // What is about one person is no trouble of the connection.
        if (target.connection && !['person', 'often', 'code'].includes(error.trouble))
          await troubles.note(target.connection.id, 'message', error)
        const detail = numberIn(error) || error.trouble
        // The limits of hosts are those of the app, except how often it writes to a person.
        const scope = error.trouble === 'limit' ? { isOfAccount: true } : undefined
        throw new SendTrouble(TROUBLE_OF[error.trouble], detail, scope)
      }
    },
  }
}
