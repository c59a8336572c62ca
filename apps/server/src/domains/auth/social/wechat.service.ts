import type { Clock } from '../../../kernel/clock.ts'
import { jsSignature, newNonce } from './js-signature.ts'
import { askJson, jsonPost, numberOr, textOr } from './line.service.ts'
import { type Provider, ProviderTrouble, type Transport, type Trouble, type Wire } from './provider.kind.ts'
import type { StoredValues } from './stored-value.ts'

const OPEN = 'https://open.weixin.qq.com'
const API = 'https://api.weixin.qq.com'
/** The page of a mini-program that asks WeChat for a code and gives it back to the web view with the state. */
const SIGN_IN_PAGE = '/pages/sign-in/sign-in'

const TROUBLE_OF: Readonly<Record<number, Trouble>> = {
  40029: 'code',
  40163: 'code',
  41008: 'code',
  42003: 'code',
  40001: 'secret',
  40125: 'secret',
  40013: 'app',
  40164: 'address',
  // The person is unknown to the account, or does not follow it.
  40003: 'person',
  43004: 'person',
  // The template was not found in the account.
  40037: 'app',
  45009: 'limit',
  45011: 'limit',
  '-1': 'down',
}
/** A token that WeChat has taken back early. */
const STALE = [40001, 40014, 42001]

const codeOf = ({ errcode }: Record<string, unknown>): number => (typeof errcode === 'number' ? errcode : 0)

/** The status is 200 for failures, too. */
function expectDone(told: Record<string, unknown>): Record<string, unknown> {
  const code = codeOf(told)
  if (code !== 0) throw new ProviderTrouble(TROUBLE_OF[code] ?? 'odd', `WeChat answered ${code}`)
  return told
}

interface Parts {
  kind: 'wechat' | 'miniprogram'
  appId: string
  secret: string
  /** Our own address, to which WeChat leads back. */
  home: string
  /** Where the pages of WeChat are; the simulator has its own. */
  pages?: string
  transport: Transport
  values: StoredValues
  clock: Clock
}

/** Official accounts and mini-programs: https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/. */
export function createWechat({ kind, appId, secret, home, pages = OPEN, transport, values, clock }: Parts): Provider {
  const ask = async (wire: Wire) => expectDone(await askJson(transport, wire))
  const tokenName = `wx ${appId} token`
  const ticketName = `wx ${appId} ticket`

  // The stable token stays the same for every process that asks.
  const token = () =>
    values.get(tokenName, async () => {
      const body = { grant_type: 'client_credential', appid: appId, secret, force_refresh: false }
      const told = await ask(jsonPost(`${API}/cgi-bin/stable_token`, body))
      return { value: textOr(told.access_token), expiresIn: numberOr(told.expires_in, 7200) }
    })

  const ticket = () =>
    values.get(ticketName, async () => {
      const told = await withToken((fresh) => {
        const query = new URLSearchParams({ access_token: fresh, type: 'jsapi' })
        return { url: `${API}/cgi-bin/ticket/getticket?${query}` }
      })
      return { value: textOr(told.ticket), expiresIn: numberOr(told.expires_in, 7200) }
    })

  /** With a token. One that was taken back early is fetched again, once. */
  async function withToken(wire: (token: string) => Wire): Promise<Record<string, unknown>> {
    let told = await askJson(transport, wire(await token()))
    if (STALE.includes(codeOf(told))) {
      values.drop(tokenName)
      told = await askJson(transport, wire(await token()))
    }
    return expectDone(told)
  }

  async function ofAccount(code: string) {
    const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' })
    const told = await ask({ url: `${API}/sns/oauth2/access_token?${query}` })
    // A page that WeChat shows as a snapshot has a made-up user.
    if (told.is_snapshotuser === 1) throw new ProviderTrouble('code', 'WeChat showed a snapshot')
    const openId = textOr(told.openid)
    const asked = new URLSearchParams({ access_token: textOr(told.access_token), openid: openId, lang: 'zh_CN' })
    const profile = /userinfo/.test(textOr(told.scope)) ? await ask({ url: `${API}/sns/userinfo?${asked}` }) : {}
    return { openId, unionId: textOr(profile.unionid, textOr(told.unionid)), profile }
  }

  async function ofProgram(code: string) {
    const query = new URLSearchParams({ appid: appId, secret, js_code: code, grant_type: 'authorization_code' })
    const told = await ask({ url: `${API}/sns/jscode2session?${query}` })
    return { openId: textOr(told.openid), unionId: textOr(told.unionid), profile: {} as Record<string, unknown> }
  }

  return {
    kind,
    async address({ state, back }) {
      if (kind === 'miniprogram') {
        const query = new URLSearchParams({ appid: appId, redirect_uri: `${home}${back}`, state })
        return `${pages === OPEN ? '' : pages}${SIGN_IN_PAGE}?${query}`
      }
      // WeChat compares the link with a pattern, so the order matters, and so does the end.
      const query = new URLSearchParams({ appid: appId, redirect_uri: `${home}${back}`, response_type: 'code' })
      return `${pages}/connect/oauth2/authorize?${query}&scope=snsapi_userinfo&state=${state}#wechat_redirect`
    },
    async exchange(code) {
      const { openId, unionId, profile } = await (kind === 'wechat' ? ofAccount(code) : ofProgram(code))
      if (!openId) throw new ProviderTrouble('odd', 'WeChat named nobody')
      return {
        subject: openId,
        openId,
        unionId,
        nickName: textOr(profile.nickname).slice(0, 60),
        avatarUrl: textOr(profile.headimgurl).slice(0, 500),
        matchName: '',
      }
    },
    async sign(url) {
      const nonceStr = newNonce()
      const timestamp = Math.floor(clock.now().getTime() / 1000)
      return {
        appId,
        timestamp,
        nonceStr,
        signature: jsSignature({ ticket: await ticket(), nonce: nonceStr, timestamp, url }),
      }
    },
    ...(kind === 'wechat' &&
      ({
        async tell(openId, { id, link }, template) {
          if (!template) throw new ProviderTrouble('app', 'there is no template')
          const data = Object.fromEntries(template.values.map(({ name, value }) => [name, { value }]))
          const body = { touser: openId, template_id: template.templateId, url: link, client_msg_id: id, data }
          const told = await withToken((fresh) =>
            jsonPost(`${API}/cgi-bin/message/template/send?${new URLSearchParams({ access_token: fresh })}`, body),
          )
          return String(told.msgid ?? '')
        },
      } satisfies Pick<Provider, 'tell'>)),
    async token() {
      values.drop(tokenName)
      await token()
    },
  }
}
