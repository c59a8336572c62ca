import { createHash } from 'node:crypto'
import type { MallEntry } from '@sands/contract/auth/shell.model'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Connection } from '../connection/connection.repo.ts'
import type { Connections } from '../connection/connections.service.ts'
import type { Troubles } from '../connection/troubles.service.ts'
import { askJson } from '../social/line.service.ts'
import { ProviderTrouble, type Transport } from '../social/provider.kind.ts'
import type { Providers } from '../social/providers.service.ts'
import type { Mall } from './mall.kind.ts'
import { shellSign } from './shell-sign.ts'

const OPEN_PLATFORM = 'https://dopen.weimob.com'

export interface MallService {
  /** The first mall that is open for the college of the person. */
  enter(viewer: Viewer): Promise<MallEntry>
}

const NO_CLIENT: readonly unknown[] = ['invalid_client', 'unauthorized_client']

/** Checks with the open platform that the client still exists; its token stays here. */
export async function expectMallClient(transport: Transport, appId: string, secret: string): Promise<void> {
  const query = new URLSearchParams({ grant_type: 'client_credentials', client_id: appId, client_secret: secret })
  const told = await askJson(transport, { method: 'POST', url: `${OPEN_PLATFORM}/fuwu/b/oauth2/token?${query}` })
  if (typeof told.access_token === 'string') return
  throw new ProviderTrouble(NO_CLIENT.includes(told.error) ? 'secret' : 'odd', 'the mall gave no token')
}

interface Needs extends Pick<Kernel, 'clock'> {
  transport: Transport
}

/** The mall receives a name of its own for the person, the time, and a signature with the key of the connection. */
const weimob = ({ clock, transport }: Needs, connection: Connection, secret: string): Mall => ({
  async entry({ userId, name }) {
    const { appId, options, isSimulated } = connection
    if (!isSimulated) await expectMallClient(transport, appId, secret)
    const outsideId = createHash('sha256').update(`${appId} ${userId}`).digest('base64url').slice(0, 24)
    const fields = { clientId: appId, outsideId, nickName: name, timestamp: String(clock.now().getTime()) }
    return `${options.issuer}?${new URLSearchParams({ ...fields, sign: shellSign(secret, fields) })}`
  },
})

interface Parts {
  connections: Connections
  providers: Pick<Providers, 'lineOf'>
  troubles: Troubles
}

export function createMall({ database, log, clock }: Kernel, { connections, providers, troubles }: Parts): MallService {
  return {
    async enter({ userId, name, collegeId }) {
      const malls = await connections.open(database.primary, ['weimob'])
      const connection = malls.find(({ closedColleges }) => !closedColleges.includes(collegeId))
      if (!connection) throw fail('auth.way_closed')
      const secret = await connections.keyOf(database.primary, connection)
      if (!secret) throw fail('auth.way_closed')
      try {
        const needs = { clock, transport: providers.lineOf(connection) }
        const url = await weimob(needs, connection, secret).entry({ userId, name })
        await troubles.solved(connection.id, ['mall'])
        return { url }
      } catch (error) {
        await troubles.note(connection.id, 'mall', error)
        log.warn({ reason: error instanceof Error ? error.message : 'unreachable' }, 'the mall does not answer')
        throw fail('auth.provider_unavailable')
      }
    },
  }
}
