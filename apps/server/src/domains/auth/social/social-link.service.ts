import type { FeishuSignature, LinkedIdentity, LinkRequest, WechatSignature } from '@sands/contract/auth/social.model'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { SOCIAL_KINDS, type SocialKind } from '@sands/rules/auth/connection'
import { isLocal } from '../../../kernel/config.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { authRepo } from '../auth.repo.ts'
import { codeRepo } from '../code/code.repo.ts'
import { isClosedTo } from '../connection/closed-colleges.ts'
import type { Connections } from '../connection/connections.service.ts'
import type { Troubles } from '../connection/troubles.service.ts'
import type { FactorProofs } from '../factor/factor-proof.service.ts'
import { tokenHash } from '../session/token-hash.codec.ts'
import type { WaysService } from '../ways/ways.service.ts'
import { type Proven, ProviderTrouble } from './provider.kind.ts'
import type { Providers } from './providers.service.ts'
import { socialRepo } from './social.repo.ts'
import type { SocialEntry } from './social-entry.service.ts'
import { ofHost } from './social-names.ts'

export interface SocialLinks {
  linked(viewer: Viewer): Promise<LinkedIdentity[]>
  link(viewer: Viewer, request: LinkRequest): Promise<LinkedIdentity>
  unlink(tx: Tx, viewer: Viewer, connectionId: Id<'connection'>): Promise<null>
  signForWechat(url: string, type: 'wechat' | 'wecom' | 'agent'): Promise<WechatSignature>
  signForFeishu(url: string, appId: string | undefined): Promise<FeishuSignature>
}

interface Parts {
  org: OrgService
  entry: SocialEntry
  connections: Connections
  providers: Providers
  ways: WaysService
  troubles: Troubles
  proofs: Pick<FactorProofs, 'expectOwner'>
}

type Identity = Pick<Proven, 'subject' | 'openId' | 'unionId' | 'nickName'>

const kindOf = (kind: string): SocialKind[] => SOCIAL_KINDS.filter((candidate) => candidate === kind)

const identityOf = ({ subject, openId, unionId, nickName }: Identity): Identity => ({
  subject,
  openId,
  unionId,
  nickName,
})

const isSame = (one: Pick<Identity, 'subject' | 'unionId'>, other: Pick<Identity, 'subject' | 'unionId'>): boolean =>
  one.subject === other.subject || (one.unionId !== '' && one.unionId === other.unionId)

/** Identities of people who are signed in, and signatures for the scripts of hosts. */
export function createSocialLinks(
  kernel: Kernel,
  { org, entry, connections, providers, ways, troubles, proofs }: Parts,
): SocialLinks {
  const { database, clock, config, audit, log } = kernel
  const db = database.primary

  async function linked({ userId }: Pick<Viewer, 'userId'>): Promise<LinkedIdentity[]> {
    return (await socialRepo.ofUser(db, userId)).flatMap(({ connectionId: id, kind, name, nickName, linkedAt }) =>
      kindOf(kind).map((social) => ({ id, kind: social, name, nickName, linkedAt: linkedAt.toISOString() })),
    )
  }

  /** Whom the request is about: a ticket of an earlier exchange, or a code. */
  async function proof(viewer: Viewer, { authorizationCode, socialType, appId, code, state, iss }: LinkRequest) {
    if (!authorizationCode) {
      const brought = { socialType: socialType ?? '', appId, code, state, iss }
      const { connection, proven } = await entry.vouched(brought, viewer)
      if (proven.isCompanyUnknown) throw fail('auth.provider_unavailable')
      return { connection, ...identityOf(proven) }
    }
    const ticket = await socialRepo.takeTicket(db, tokenHash(authorizationCode), clock.now())
    const open = await connections.open(db, SOCIAL_KINDS)
    const connection = open.find(({ id }) => id === ticket?.connectionId)
    if (!ticket || !connection) throw fail('auth.authorization_failed')
    return { connection, ...identityOf(ticket) }
  }

  /** Whether the person can still sign in without this identity. */
  async function hasOtherWay(tx: Tx, userId: UserId, connectionId: Id<'connection'>): Promise<boolean> {
    const credential = await authRepo.credential(tx, userId)
    if (credential && !credential.mustChange) return true
    const [contact] = await org.contacts(tx, { userIds: [userId], mobiles: [], emails: [] })
    const isDemo = credential?.isDemo === true
    const working = (await connections.open(tx, SOCIAL_KINDS))
      .filter((connection) => !isClosedTo(connection, contact?.collegeId) && (isDemo || !connection.isSimulated))
      .map(({ id }) => id)
    const others = (await socialRepo.ofUser(tx, userId)).filter((identity) => identity.connectionId !== connectionId)
    if (others.some((identity) => working.includes(identity.connectionId))) return true
    // A number that nobody has proven opens no account with rights.
    const isNumberEnough = Boolean(contact?.mobile) && !(await org.holdsRights(tx, userId))
    const hasPhone = isNumberEnough || (await codeRepo.hasPhone(tx, userId))
    return hasPhone && (await ways.open(tx)).includes('sms')
  }

  const record = (tx: Tx, viewer: Viewer, step: 'linked' | 'unlinked', name: string) =>
    audit.record(tx, viewer, {
      action: `auth.identity.${step}`,
      subject: { kind: 'user', id: viewer.userId, name: viewer.name },
      after: { connection: name },
    })

  /** Otherwise the server would sign for pages of anybody. */
  function expectOwn(url: string): void {
    const own = new URL(config.publicUrl).hostname
    const isOwn = URL.canParse(url) && new URL(url).hostname === own
    if (!isOwn && !(isLocal(config.publicUrl) && URL.canParse(url) && isLocal(url))) throw fail('kernel.malformed')
  }

  async function sign(
    kinds: readonly SocialKind[],
    url: string,
    which?: { appId?: string | undefined; isAgent?: boolean },
  ) {
    expectOwn(url)
    const open = await connections.open(db, kinds)
    const connection = ofHost(open, { kinds, appId: which?.appId })
    const provider = connection && (await providers.of(connection))
    if (!connection || !provider?.sign) throw fail('auth.way_closed')
    try {
      const signed = await provider.sign(url, which?.isAgent ? 'agent' : undefined)
      await troubles.solved(connection.id, ['ticket'])
      return signed
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error
      await troubles.note(connection.id, 'ticket', error)
      log.warn({ reason: error.message, connection: connection.id }, 'a provider gave no ticket')
      throw fail('auth.provider_unavailable')
    }
  }

  return {
    linked,

    async link(viewer, request) {
      await proofs.expectOwner(viewer)
      const { connection, ...identity } = await proof(viewer, request)
      const { userId } = viewer
      const known = (await socialRepo.ofUser(db, userId)).find(({ connectionId }) => connectionId === connection.id)
      if (known && !isSame(known, identity)) throw fail('auth.identity_taken')
      if (!known)
        await database.transaction(async (tx) => {
          if (!(await entry.link(tx, connection, { ...identity, userId }))) throw fail('auth.identity_taken')
          await record(tx, viewer, 'linked', connection.name)
        })
      const found = (await linked(viewer)).find(({ id }) => id === connection.id)
      if (!found) throw fail('auth.authorization_failed')
      return found
    },

    async unlink(tx, viewer, connectionId) {
      await socialRepo.lockIdentities(tx, viewer.userId)
      const own = (await socialRepo.ofUser(tx, viewer.userId)).find((found) => found.connectionId === connectionId)
      if (!own) throw fail('kernel.not_found')
      if (!(await hasOtherWay(tx, viewer.userId, connectionId))) throw fail('auth.last_way_in')
      await socialRepo.unlink(tx, viewer.userId, connectionId)
      await record(tx, viewer, 'unlinked', own.name)
      return null
    },

    signForWechat: (url, type) => sign([type === 'wechat' ? 'wechat' : 'wecom'], url, { isAgent: type === 'agent' }),

    async signForFeishu(url, appId) {
      const { appId: appid, timestamp, nonceStr: noncestr, signature } = await sign(['feishu', 'lark'], url, { appId })
      return { appid, timestamp, noncestr, signature }
    },
  }
}
