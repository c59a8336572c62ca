import type { Clock } from '../../../kernel/clock.ts'
import { jsSignature, newNonce } from './js-signature.ts'
import { askJson, jsonPost, numberOr, textOr } from './line.service.ts'
import { type Provider, ProviderTrouble, type Transport, type Trouble } from './provider.kind.ts'
import type { StoredValues } from './stored-value.ts'

const OPEN = 'https://open.weixin.qq.com'
const LOGIN = 'https://login.work.weixin.qq.com'
const API = 'https://qyapi.weixin.qq.com'

const TROUBLE_OF: Readonly<Record<number, Trouble>> = {
  40029: 'code',
  60011: 'code',
  60111: 'code',
  40001: 'secret',
  40013: 'app',
  50001: 'domain',
  60020: 'address',
  45009: 'limit',
  '-1': 'down',
}
const STALE = [40014, 42001]
/** Nobody has the id. That the app may not see a member (81013, 60011) is a matter of the company. */
const UNKNOWN = 60111
const NO_RECEIVER = 81013
/** The app may not see the member. */
const NOT_SEEN = 60011
/** Disabled, and left. */
const GONE: readonly unknown[] = [2, 5]

/** Limits of a card: https://developer.work.weixin.qq.com/document/path/90236. */
const TITLE_BYTES = 128
const TEXT_BYTES = 480
const BUTTON_LENGTH = 4

/** The start of a text that has at most so many bytes. */
function cut(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text
  let start = ''
  for (const letter of text) {
    if (Buffer.byteLength(start + letter) > most - 3) break
    start += letter
  }
  return `${start}…`
}

const codeOf = ({ errcode }: Record<string, unknown>): number => (typeof errcode === 'number' ? errcode : 0)

interface Parts {
  corpId: string
  agentId: string
  secret: string
  home: string
  pages?: string
  transport: Transport
  values: StoredValues
  clock: Clock
}

/** Apps of a corporation: https://developer.work.weixin.qq.com/document/path/91022. */
export function createWecom({ corpId, agentId, secret, home, pages, transport, values, clock }: Parts): Provider {
  const tokenName = `wecom ${corpId} ${agentId} token`

  const token = () =>
    values.get(tokenName, async () => {
      const query = new URLSearchParams({ corpid: corpId, corpsecret: secret })
      const told = await askJson(transport, { url: `${API}/cgi-bin/gettoken?${query}` })
      expectDone(told)
      return { value: textOr(told.access_token), expiresIn: numberOr(told.expires_in, 7200) }
    })

  function expectDone(told: Record<string, unknown>): void {
    const code = codeOf(told)
    if (code !== 0) throw new ProviderTrouble(TROUBLE_OF[code] ?? 'odd', `WeCom answered ${code}`)
  }

  /** With a token. One that was taken back early is fetched again, once. */
  async function answerTo(
    path: string,
    fields: Readonly<Record<string, string>>,
    body?: object,
  ): Promise<Record<string, unknown>> {
    const once = async () => {
      const url = `${API}${path}?${new URLSearchParams({ access_token: await token(), ...fields })}`
      return askJson(transport, body ? jsonPost(url, body) : { url })
    }
    let told = await once()
    if (STALE.includes(codeOf(told))) {
      values.drop(tokenName)
      told = await once()
    }
    return told
  }

  async function ask(path: string, fields: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
    const told = await answerTo(path, fields)
    expectDone(told)
    return told
  }

  const ticket = (isAgent: boolean) =>
    values.get(`wecom ${corpId} ${agentId} ${isAgent ? 'agent' : 'corp'}`, async () => {
      const told = await (isAgent
        ? ask('/cgi-bin/ticket/get', { type: 'agent_config' })
        : ask('/cgi-bin/get_jsapi_ticket', {}))
      return { value: textOr(told.ticket), expiresIn: numberOr(told.expires_in, 7200) }
    })

  return {
    kind: 'wecom',
    async address({ state, back }) {
      const redirect = `${home}${back}`
      // On a desk the page shows a code to scan; inside WeCom it comes back at once.
      if (back === '/desktop/login') {
        const fields = { login_type: 'CorpApp', appid: corpId, agentid: agentId, redirect_uri: redirect, state }
        return `${pages ?? LOGIN}/wwlogin/sso/login?${new URLSearchParams(fields)}`
      }
      const query = new URLSearchParams({ appid: corpId, redirect_uri: redirect, response_type: 'code' })
      const rest = new URLSearchParams({ scope: 'snsapi_base', agentid: agentId, state })
      return `${pages ?? OPEN}/connect/oauth2/authorize?${query}&${rest}#wechat_redirect`
    },
    async exchange(code) {
      const told = await ask('/cgi-bin/auth/getuserinfo', { code })
      const member = textOr(told.userid)
      // Guests of the corporation have an external id only.
      if (!member) throw new ProviderTrouble('code', 'WeCom named a guest')
      const read = await answerTo('/cgi-bin/user/get', { userid: member }).catch((): Record<string, unknown> => ({}))
      const profile = codeOf(read) === 0 ? read : {}
      if (GONE.includes(profile.status)) throw new ProviderTrouble('code', 'WeCom has disabled the member')
      return {
        subject: member,
        openId: member,
        unionId: '',
        nickName: textOr(profile.name).slice(0, 60),
        avatarUrl: textOr(profile.avatar).slice(0, 500),
        matchName: member,
        // About whom the app may not see from the first, nobody can be asked later.
        ...(codeOf(read) === NOT_SEEN ? {} : { watch: member }),
      }
    },
    members: {
      atOnce: 1,
      unseen: String(NOT_SEEN),
      // Members whom the corporation no longer has, or the app may no longer see, are a trouble of their own.
      async ask([member = '']) {
        const { status } = await ask('/cgi-bin/user/get', { userid: member })
        return { gone: GONE.includes(status) ? [member] : [] }
      },
    },
    async sign(url, which) {
      const nonceStr = newNonce()
      const timestamp = Math.floor(clock.now().getTime() / 1000)
      const signature = jsSignature({ ticket: await ticket(which === 'agent'), nonce: nonceStr, timestamp, url })
      return { appId: corpId, timestamp, nonceStr, signature }
    },
    async tell(openId, { title, content, link, linkText }) {
      const textcard = {
        title: cut(title, TITLE_BYTES),
        // The text may contain marks of HTML, which WeCom would read as such.
        description: cut(content, TEXT_BYTES).replaceAll('<', '＜'),
        url: link,
        btntxt: linkText.slice(0, BUTTON_LENGTH),
      }
      // Within half an hour WeCom does not show the same message twice.
      const once = { enable_duplicate_check: 1, duplicate_check_interval: 1800 }
      const body = { touser: openId, msgtype: 'textcard', agentid: Number(agentId), textcard, ...once }
      const told = await answerTo('/cgi-bin/message/send', {}, body)
      if (codeOf(told) === UNKNOWN) throw new ProviderTrouble('person', `WeCom answered ${UNKNOWN}`)
      expectDone(told)
      if (textOr(told.invaliduser)) throw new ProviderTrouble('odd', `WeCom answered ${NO_RECEIVER}`)
      return textOr(told.msgid)
    },
    async token() {
      values.drop(tokenName)
      await token()
    },
  }
}
