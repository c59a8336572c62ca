import { createHash } from 'node:crypto'
import type { MallEntry } from '@sands/contract/auth/shell.model'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { send, textOf } from '../../../kernel/outgoing.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Connection } from '../connection/connection.repo.ts'
import type { Connections } from '../connection/connections.service.ts'
import type { Mall } from './mall.kind.ts'
import { shellSign } from './shell-sign.ts'

const OPEN_PLATFORM = 'https://dopen.weimob.com'
const PATIENCE_MS = 10_000

export interface MallService {
  /** The first mall that is open for the college of the person. */
  enter(viewer: Viewer): Promise<MallEntry>
}

/** Checks with the open platform that the client still exists; its token stays here. */
async function expectClient(appId: string, secret: string): Promise<void> {
  const query = new URLSearchParams({ grant_type: 'client_credentials', client_id: appId, client_secret: secret })
  const response = await send(`${OPEN_PLATFORM}/fuwu/b/oauth2/token?${query}`, {
    method: 'POST',
    mayBeInside: false,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const { access_token: token } = JSON.parse(await textOf(response)) as { access_token?: unknown }
  if (typeof token !== 'string') throw new Error(`the mall answered ${response.statusCode}`)
}

/** The mall receives a name of its own for the person, the time, and a signature with the key of the connection. */
const weimob = ({ clock }: Pick<Kernel, 'clock'>, connection: Connection, secret: string): Mall => ({
  async entry({ userId, name }) {
    const { appId, options, isSimulated } = connection
    if (!isSimulated) await expectClient(appId, secret)
    const outsideId = createHash('sha256').update(`${appId} ${userId}`).digest('base64url').slice(0, 24)
    const fields = { clientId: appId, outsideId, nickName: name, timestamp: String(clock.now().getTime()) }
    return `${options.issuer}?${new URLSearchParams({ ...fields, sign: shellSign(secret, fields) })}`
  },
})

export function createMall(kernel: Kernel, connections: Connections): MallService {
  const { database, log } = kernel
  return {
    async enter({ userId, name, collegeId }) {
      const malls = await connections.open(database.primary, ['weimob'])
      const connection = malls.find(({ closedColleges }) => !closedColleges.includes(collegeId))
      if (!connection) throw fail('auth.way_closed')
      const secret = await connections.keyOf(database.primary, connection)
      if (!secret) throw fail('auth.way_closed')
      try {
        return { url: await weimob(kernel, connection, secret).entry({ userId, name }) }
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : 'unreachable' }, 'the mall does not answer')
        throw fail('auth.provider_unavailable')
      }
    },
  }
}
