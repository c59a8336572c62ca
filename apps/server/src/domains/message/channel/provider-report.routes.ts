import { fail } from '../../../kernel/errors.ts'
import { API_HEADERS, type App } from '../../../kernel/http/implement.ts'
import { networkOf } from '../../../kernel/http/network.ts'
import { rateLimit } from '../../../kernel/http/rate-limit.ts'
import { type ProviderReports, REPORT_PATH, REPORTED_CHANNELS } from './provider-report.service.ts'

const BODY_LIMIT = 256 * 1024
const PER_MINUTE = 600
const CALL = `POST ${REPORT_PATH}`

/** Reports of providers. They are no calls of the contract: nobody is signed in, and Tencent wants its own answer. */
export function providerReportRoutes({ http, kernel }: App, reports: ProviderReports): void {
  const limit = rateLimit(PER_MINUTE, kernel.clock)
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const channel of REPORTED_CHANNELS)
      scope.route<{ Params: { key: string } }>({
        method: 'POST',
        url: `${REPORT_PATH}/${channel}/:key`,
        bodyLimit: BODY_LIMIT,
        config: { call: CALL },
        async handler(request, reply) {
          const seconds = limit.take(networkOf(request.ip))
          if (seconds > 0) throw fail('kernel.too_many_requests', { seconds })
          const body = typeof request.body === 'string' ? request.body : ''
          if (!(await reports.take(channel, request.params.key, body))) throw fail('kernel.not_found')
          return reply.headers(API_HEADERS).send({ result: 0, errmsg: 'OK' })
        },
      })
  })
}
