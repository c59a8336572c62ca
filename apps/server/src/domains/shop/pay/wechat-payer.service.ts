import type { WechatPayConfig } from '../../../kernel/config/pay.ts'
import { type PayerLogin, PayRefusal, type PayTransport } from './pay-provider.kind.ts'

const OPEN_ID = /^[0-9A-Za-z_-]{6,128}$/

interface Parts {
  config: Pick<WechatPayConfig, 'appId' | 'appSecret' | 'loginUrl'>
  /** To the host of the official account, which is not the one of WeChat Pay. */
  transport: PayTransport
  /** Our own address, to which WeChat leads back. */
  home: string
}

/** Asks the official account who the payer is. Nobody is asked for consent, because only the openid is read. */
export function createWechatPayer({ config, transport, home }: Parts): PayerLogin | undefined {
  const { appId, appSecret, loginUrl } = config
  if (!appSecret) return undefined
  return {
    address(back, state) {
      const query = new URLSearchParams({
        ...{ appid: appId, redirect_uri: `${home}${back}`, response_type: 'code', scope: 'snsapi_base', state },
      })
      return `${loginUrl}/connect/oauth2/authorize?${query}#wechat_redirect`
    },

    async identify(code) {
      const query = new URLSearchParams({ appid: appId, secret: appSecret, code, grant_type: 'authorization_code' })
      const path = `/sns/oauth2/access_token?${query}`
      const { status, body } = await transport({
        method: 'GET',
        path,
        headers: { accept: 'application/json' },
        body: '',
      })
      const answer = (status === 200 ? JSON.parse(body) : {}) as { openid?: unknown; errcode?: unknown }
      if (typeof answer.openid !== 'string' || !OPEN_ID.test(answer.openid))
        throw new PayRefusal(`the payer is unknown: ${typeof answer.errcode === 'number' ? answer.errcode : status}`)
      return answer.openid
    },
  }
}
