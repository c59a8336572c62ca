import { createHash } from 'node:crypto'
import { FEED_PATH } from '@sands/contract/face/face.links'
import { fail } from '../../../kernel/errors.ts'
import { API_HEADERS, type App } from '../../../kernel/http/implement.ts'
import { networkOf } from '../../../kernel/http/network.ts'
import { rateLimit } from '../../../kernel/http/rate-limit.ts'
import type { Feeds } from './feed.service.ts'

/** Services that read calendars for many people come from few networks. */
const PER_NETWORK = 600
const PER_ADDRESS = 20
const CALL = `GET ${FEED_PATH}`
const ENDING = '.ics'

/**
 * The calendars of people. It is no call of the contract: calendar programs cannot sign in and want a file. The secret
 * in the address is the key.
 */
export function feedRoutes({ http, kernel }: App, feeds: Pick<Feeds, 'read'>): void {
  const networks = rateLimit(PER_NETWORK, kernel.clock)
  const addresses = rateLimit(PER_ADDRESS, kernel.clock)
  http.route<{ Params: { file: string } }>({
    method: 'GET',
    url: `${FEED_PATH}/:file`,
    config: { call: CALL },
    async handler({ ip, params: { file } }, reply) {
      const key = createHash('sha256').update(file).digest('base64url')
      const seconds = Math.max(networks.take(networkOf(ip)), addresses.take(key))
      if (seconds > 0) throw fail('kernel.too_many_requests', { seconds })
      const text = file.endsWith(ENDING) ? await feeds.read(file.slice(0, -ENDING.length)) : undefined
      if (text === undefined) throw fail('kernel.not_found')
      return reply
        .headers(API_HEADERS)
        .header('content-disposition', 'inline; filename="sands.ics"')
        .type('text/calendar; charset=utf-8')
        .send(text)
    },
  })
}
