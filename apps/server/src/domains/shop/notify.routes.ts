import type { FastifyRequest } from 'fastify'
import { fail } from '../../kernel/errors.ts'
import { API_HEADERS, type App } from '../../kernel/http/implement.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { rateLimit } from '../../kernel/http/rate-limit.ts'
import type { PaymentService } from './orders/payment.service.ts'
import { NOTIFY_PATH, type PayProviders } from './pay/providers.service.ts'
import { SIMULATOR_LOGIN, type Simulator } from './pay/simulator.service.ts'

const BODY_LIMIT = 64 * 1024
const PER_MINUTE = 600
const CALL = `POST ${NOTIFY_PATH}`

const headersOf = ({ headers }: FastifyRequest) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat()[0]]))

const LOGIN = `GET ${SIMULATOR_LOGIN}/connect/oauth2/authorize`
/** The only page of ours that asks the login of the simulator. */
const BACK = /^\/payTransfer\?id=\d{1,20}&provider=simulator$/

/** The login of the simulator, which knows everybody and leads back at once. */
function simulatorLogin(http: App['http'], simulator: Simulator): void {
  http.route<{ Querystring: { redirect_uri?: string; state?: string } }>({
    method: 'GET',
    url: `${SIMULATOR_LOGIN}/connect/oauth2/authorize`,
    config: { call: LOGIN },
    async handler({ query: { redirect_uri: back, state } }, reply) {
      if (!BACK.test(back ?? '') || !/^[0-9a-z]{10,128}$/.test(state ?? '')) throw fail('kernel.malformed')
      return reply.headers(API_HEADERS).redirect(`${back}&code=${simulator.newCode()}&state=${state}`)
    },
  })
}

/**
 * Messages of pay providers. They are no calls of the contract: nobody is signed in, signatures are over the bytes as
 * they arrived, and each provider wants an answer of its own.
 */
export function notifyRoutes(
  { http, kernel }: App,
  { providers, payments }: { providers: PayProviders; payments: PaymentService },
): void {
  if (providers.simulator) simulatorLogin(http, providers.simulator)
  const limit = rateLimit(PER_MINUTE, kernel.clock)
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const name of providers.names())
      scope.route({
        method: 'POST',
        url: `${NOTIFY_PATH}/${name}`,
        bodyLimit: BODY_LIMIT,
        config: { call: CALL },
        async handler(request, reply) {
          const seconds = limit.take(networkOf(request.ip))
          if (seconds > 0) throw fail('kernel.too_many_requests', { seconds })
          const provider = providers.get(name)
          if (!provider) throw fail('kernel.malformed')
          const body = typeof request.body === 'string' ? request.body : ''
          const isTaken = await payments.notify(provider, { headers: headersOf(request), body })
          const answer = provider.answer(isTaken)
          return reply.headers(API_HEADERS).code(answer.status).type(answer.type).send(answer.body)
        },
      })
  })
}
