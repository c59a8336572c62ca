import { createHash } from 'node:crypto'
import type { Kernel } from '../../../kernel/kernel.ts'
import { connectionRepo } from '../connection/connection.repo.ts'
import { simulatedKey } from '../connection/connections.service.ts'
import type { Transport, WireAnswer } from '../social/provider.kind.ts'
import { createMessageSimulator } from './message-simulator.service.ts'
import { readCode, type SimulatedCode, writeCode } from './simulated-code.codec.ts'

const CODE_MS = 5 * 60_000
const TOKEN_S = 7200
const COMPANY = 'sim'
/** Somebody of another company with which the app is shared. */
export const PARTNER = 'partner'

type Fields = Readonly<Record<string, string>>
type Told = Readonly<Record<string, unknown>>
interface Asked {
  query: Fields
  /** Fields that are sent more than once. */
  all(name: string): string[]
  body: Fields
  /** The body with everything that it contains. */
  whole: Readonly<Record<string, unknown>>
  bearer: string
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 28)

export interface HostSimulator {
  /** Answers as the real providers do: same paths, fields and error numbers. */
  transport: Transport
  newCode(appId: string, who: string): string
}

/**
 * WeChat, WeCom, Feishu and Lark without leaving this server. Tokens and tickets are what a real provider would send;
 * codes are good once, for five minutes, and for the app that they were made for.
 */
export function createHostSimulator({
  secrets,
  clock,
  database,
}: Pick<Kernel, 'secrets' | 'clock' | 'database'>): HostSimulator {
  const key = secrets.keyFor('host-simulator')
  const messages = createMessageSimulator({ database, clock })
  const tokenOf = (what: string) => `sim-${hashOf(`${key.toString('hex')} ${what}`)}`

  /** Whom a code stands for, or why it is refused. */
  async function spend(text: string, appId: string): Promise<string | 'unknown' | 'used' | 'late' | 'other'> {
    const code = readCode(key, text)
    if (!code) return 'unknown'
    if (code.appId !== appId) return 'other'
    const now = clock.now().getTime()
    if (code.until < now) return 'late'
    const nonce = { scope: 'simulated code', nonce: hashOf(text), expiresAt: new Date(now + CODE_MS) }
    return (await connectionRepo.takeNonce(database.primary, nonce)) ? `:${code.who}` : 'used'
  }

  const isMarked = async (mark: string, who: string) => !(await connectionRepo.isFree(database.primary, mark, who))
  /** As if the company had disabled the person there. */
  const isDisabled = (who: string) => isMarked('simulated disabled', who)
  /** As if the company had deleted the person there: no list mentions them. */
  const isDeleted = (who: string) => isMarked('simulated deleted', who)

  const wechatError = (errcode: number) => ({ errcode, errmsg: `simulated ${errcode}` })
  const isRight = (appId: string | undefined, secret: string | undefined) => secret === simulatedKey(appId ?? '')

  async function wechatUser(fields: Fields, code: string): Promise<Told> {
    if (!isRight(fields.appid, fields.secret)) return wechatError(40125)
    const who = await spend(code, fields.appid ?? '')
    if (who === 'used') return wechatError(40163)
    if (!who.startsWith(':')) return wechatError(40029)
    return { openid: `o_${who.slice(1)}`, unionid: `u_${who.slice(1)}` }
  }

  const feishuCode = { unknown: 20003, used: 20065, late: 20004, other: 20024 } as const

  const handlers: Readonly<Record<string, (asked: Asked) => Told | Promise<Told>>> = {
    'api.weixin.qq.com/cgi-bin/stable_token': ({ body }) =>
      isRight(body.appid, body.secret)
        ? { access_token: tokenOf(`wx ${body.appid}`), expires_in: TOKEN_S }
        : wechatError(40125),
    'api.weixin.qq.com/cgi-bin/ticket/getticket': ({ query }) =>
      query.access_token?.startsWith('sim-')
        ? { errcode: 0, errmsg: 'ok', ticket: tokenOf('wx ticket'), expires_in: TOKEN_S }
        : wechatError(40001),
    'api.weixin.qq.com/sns/oauth2/access_token': async ({ query }) => {
      const user = await wechatUser(query, query.code ?? '')
      if (user.errcode) return user
      const who = String(user.openid).slice(2)
      const token = `${tokenOf('user')}:${who}`
      return {
        ...user,
        access_token: token,
        expires_in: TOKEN_S,
        refresh_token: tokenOf('r'),
        scope: 'snsapi_userinfo',
      }
    },
    'api.weixin.qq.com/sns/jscode2session': ({ query }) => wechatUser(query, query.js_code ?? ''),
    'api.weixin.qq.com/sns/userinfo': ({ query }) => {
      const [token = '', who = ''] = (query.access_token ?? '').split(':')
      if (token !== tokenOf('user')) return wechatError(40001)
      return { openid: `o_${who}`, unionid: `u_${who}`, nickname: who, headimgurl: '', privilege: [] }
    },
    'api.weixin.qq.com/cgi-bin/message/template/send': ({ query, whole }) =>
      query.access_token?.startsWith('sim-') ? messages.wechat(whole) : wechatError(40001),
    'qyapi.weixin.qq.com/cgi-bin/message/send': ({ query, whole }) =>
      query.access_token?.startsWith(`${tokenOf('wecom')}:`) ? messages.wecom(whole) : wechatError(40014),
    'qyapi.weixin.qq.com/cgi-bin/gettoken': ({ query }) =>
      isRight(query.corpid, query.corpsecret)
        ? { errcode: 0, errmsg: 'ok', access_token: `${tokenOf('wecom')}:${query.corpid}`, expires_in: TOKEN_S }
        : wechatError(40001),
    'qyapi.weixin.qq.com/cgi-bin/auth/getuserinfo': async ({ query }) => {
      const [token, corpId = ''] = (query.access_token ?? '').split(':')
      if (token !== tokenOf('wecom')) return wechatError(40014)
      const who = await spend(query.code ?? '', corpId)
      return who.startsWith(':') ? { errcode: 0, errmsg: 'ok', userid: who.slice(1) } : wechatError(40029)
    },
    'qyapi.weixin.qq.com/cgi-bin/user/get': async ({ query: { userid = '' } }) => {
      if (await isDeleted(userid)) return wechatError(60111)
      return { errcode: 0, userid, name: userid, status: (await isDisabled(userid)) ? 2 : 1 }
    },
    'qyapi.weixin.qq.com/cgi-bin/get_jsapi_ticket': () => ({
      errcode: 0,
      ticket: tokenOf('corp'),
      expires_in: TOKEN_S,
    }),
    'qyapi.weixin.qq.com/cgi-bin/ticket/get': () => ({ errcode: 0, ticket: tokenOf('agent'), expires_in: TOKEN_S }),
  }

  const feishu: Readonly<Record<string, (asked: Asked) => Told | Promise<Told>>> = {
    '/open-apis/auth/v3/tenant_access_token/internal': ({ body }) =>
      isRight(body.app_id, body.app_secret)
        ? { code: 0, msg: 'ok', tenant_access_token: tokenOf('tenant'), expire: TOKEN_S }
        : { code: 10014, msg: 'app secret invalid' },
    '/open-apis/jssdk/ticket/get': ({ bearer }) =>
      bearer === tokenOf('tenant')
        ? { code: 0, msg: 'ok', data: { ticket: tokenOf('feishu ticket'), expire_in: TOKEN_S } }
        : { code: 99991663, msg: 'token invalid' },
    '/open-apis/im/v1/messages': ({ bearer, query, whole }) =>
      bearer === tokenOf('tenant') && query.receive_id_type === 'open_id'
        ? messages.feishu(whole)
        : { code: 99991663, msg: 'token invalid' },
    '/open-apis/tenant/v2/tenant/query': ({ bearer }) =>
      bearer === tokenOf('tenant')
        ? { code: 0, msg: 'ok', data: { tenant: { name: COMPANY, tenant_key: COMPANY } } }
        : { code: 99991663, msg: 'token invalid' },
    '/oauth/v3/token': async ({ body }) => {
      if (!isRight(body.client_id, body.client_secret)) return { code: 20002, error: 'invalid_client' }
      const who = await spend(body.code ?? '', body.client_id ?? '')
      if (!who.startsWith(':')) return { code: feishuCode[who as keyof typeof feishuCode], error: 'invalid_grant' }
      const isOut = (await isDisabled(who.slice(1))) || (await isDeleted(who.slice(1)))
      if (isOut) return { code: 20010, error: 'invalid_grant' }
      return { code: 0, access_token: `${tokenOf('feishu user')}${who}`, expires_in: TOKEN_S, token_type: 'Bearer' }
    },
    '/open-apis/contact/v3/users/batch': async ({ all, bearer }) => {
      if (bearer !== tokenOf('tenant')) return { code: 99991663, msg: 'token invalid' }
      const items = all('user_ids').map(async (openId) => {
        if (await isDeleted(openId.slice(3))) return []
        const isFrozen = await isDisabled(openId.slice(3))
        return [{ open_id: openId, status: { is_frozen: isFrozen, is_resigned: false, is_exited: false } }]
      })
      return { code: 0, msg: 'ok', data: { items: (await Promise.all(items)).flat() } }
    },
    '/open-apis/authen/v1/user_info': ({ bearer }) => {
      const [token, who] = bearer.split(':')
      if (token !== tokenOf('feishu user')) return { code: 99991663, msg: 'token invalid' }
      return {
        code: 0,
        msg: 'ok',
        data: {
          name: who,
          open_id: `ou_${who}`,
          union_id: `on_${who}`,
          user_id: who,
          employee_no: who,
          tenant_key: who === PARTNER ? 'partner-company' : COMPANY,
        },
      }
    },
  }

  const answer = (status: number, told: object): WireAnswer => ({
    status,
    headers: { date: clock.now().toUTCString(), 'content-type': 'application/json' },
    body: JSON.stringify(told),
  })

  return {
    newCode: (appId, who) => {
      const code: SimulatedCode = { appId, who, until: clock.now().getTime() + CODE_MS }
      return writeCode(key, code)
    },
    async transport({ url, headers = {}, body = '' }) {
      const { host, pathname, searchParams } = new URL(url)
      const handler = handlers[`${host}${pathname}`] ?? (/feishu|larksuite/.test(host) ? feishu[pathname] : undefined)
      if (!handler) return answer(404, { errcode: 404 })
      const whole = body ? (JSON.parse(body) as Asked['whole']) : {}
      const told = await handler({
        whole,
        query: Object.fromEntries(searchParams),
        all: (name) => searchParams.getAll(name),
        body: whole as Fields,
        bearer: (headers.authorization ?? '').replace(/^Bearer /, ''),
      })
      return answer(told.error ? 400 : 200, told)
    },
  }
}
