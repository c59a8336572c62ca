import { BACK_PATHS } from '@sands/contract/auth/social.model'
import { fail } from '../../../kernel/errors.ts'
import type { App } from '../../../kernel/http/implement.ts'
import { DEMO_ACCOUNTS } from '../auth.demo.ts'
import { type HostSimulator, PARTNER } from './host-simulator.service.ts'
import type { OidcSimulator } from './oidc-simulator.service.ts'

const NAMES: Readonly<Record<string, string>> = {
  wechat: '微信 WeChat',
  miniprogram: '小程序 Mini-program',
  wecom: '企业微信 WeCom',
  feishu: '飞书 Feishu',
  lark: 'Lark',
  oidc: '身份系统 Identity provider',
}
const STATE = /^[A-Za-z0-9_-]{8,4096}$/
/** The fields of the address with which the page is opened again. */
const NAMES_OF_RETURN = { page: ['code', 'state'], program: ['mpCode', 'mpState'] } as const
/** Somebody whom the host knows and the company does not. */
const STRANGER = 'stranger'

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`)

function page(title: string, links: readonly { name: string; to: string }[]): string {
  const rows = links.map(({ name, to }) => `<li><a href="${escaped(to)}">${escaped(name)}</a></li>`).join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/shell/shell.css"></head><body><main><section class="desk"><h1>${title}</h1><ul>${rows}</ul></section></main></body></html>`
}

interface Asked {
  appid?: string
  client_id?: string
  redirect_uri?: string
  state?: string
  nonce?: string
  code_challenge?: string
}

/** The page on which a host asks who somebody is: everybody of the demo company, a stranger, and a refusal. */
export function simulatorRoutes({ http, kernel }: App, simulators: { host: HostSimulator; oidc: OidcSimulator }): void {
  if (!kernel.config.hostSimulator || kernel.config.refusesDemoPassword) return
  http.route<{ Params: { kind: string }; Querystring: Asked }>({
    method: 'GET',
    url: '/simulator/:kind/*',
    config: { call: 'GET /simulator' },
    async handler({ params: { kind }, query }, reply) {
      const { redirect_uri: back = '', state = '' } = query
      const appId = query.appid ?? query.client_id ?? ''
      const title = NAMES[kind]
      if (!title || !BACK_PATHS.some((path) => path === back) || !STATE.test(state)) throw fail('kernel.malformed')
      const { nonce = '', code_challenge: challenge = '' } = query
      const codeOf = (who: string) =>
        kind === 'oidc'
          ? simulators.oidc.newCode({ clientId: appId, who, nonce, challenge })
          : simulators.host.newCode(appId, who)
      const [codeName, stateName] = NAMES_OF_RETURN[kind === 'miniprogram' ? 'program' : 'page']
      const to = (who: string) => `${back}?${new URLSearchParams({ [codeName]: codeOf(who), [stateName]: state })}`
      const links = [
        ...DEMO_ACCOUNTS.map(({ userName }) => ({ name: userName, to: to(userName) })),
        { name: STRANGER, to: to(STRANGER) },
        ...(kind === 'feishu' || kind === 'lark' ? [{ name: PARTNER, to: to(PARTNER) }] : []),
        { name: '拒绝 Refuse', to: `${back}?${new URLSearchParams({ [stateName]: state })}` },
      ]
      return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page(title, links))
    },
  })
}
