import type { Clock } from '../../../kernel/clock.ts'
import { jsSignature, newNonce } from './js-signature.ts'
import { askJson, jsonPost, numberOr, textOr } from './line.service.ts'
import { type Provider, ProviderTrouble, type Transport, type Trouble } from './provider.kind.ts'
import type { StoredValues } from './stored-value.ts'

const HOSTS = {
  feishu: { open: 'https://open.feishu.cn', accounts: 'https://accounts.feishu.cn' },
  lark: { open: 'https://open.larksuite.com', accounts: 'https://accounts.larksuite.com' },
} as const

const TROUBLE_OF: Readonly<Record<number, Trouble>> = {
  20003: 'code',
  20004: 'code',
  20010: 'code',
  20024: 'code',
  20049: 'code',
  20065: 'code',
  20002: 'secret',
  10014: 'secret',
  10003: 'app',
  20071: 'domain',
  20050: 'down',
  20072: 'down',
  99991400: 'limit',
  230020: 'often',
  // The person takes no messages of the app, has left, or has the id of another app. That the app is not open to them
  // (230013) is a matter of the company.
  230053: 'person',
  99992351: 'person',
  99992361: 'person',
  99991672: 'scope',
  99991679: 'scope',
}
/** A token that Feishu has taken back early. */
const STALE = [99991661, 99991663, 99991668]
const DAY_S = 86_400

/** What the company itself gives people. An address, a number or a name that people type proves nobody. */
const MATCHED: readonly string[] = ['user_id', 'employee_no']

function expectDone(told: Record<string, unknown>): Record<string, unknown> {
  const code = numberOr(told.code, 0)
  if (code !== 0 || told.error !== undefined) {
    const reason = TROUBLE_OF[code] ?? (told.error === 'invalid_grant' ? 'code' : 'odd')
    throw new ProviderTrouble(reason, `Feishu answered ${code}`)
  }
  return told
}

const partOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const peopleIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(partOf) : [])

const idsOf = (people: readonly Record<string, unknown>[]): string[] => people.map((person) => textOr(person.open_id))

/** Frozen by the company, left the company, or deleted their own account. */
function isGone({ status }: Record<string, unknown>): boolean {
  const { is_frozen: isFrozen, is_resigned: isResigned, is_exited: isExited } = partOf(status)
  return [isFrozen, isResigned, isExited].includes(true)
}

interface Parts {
  kind: keyof typeof HOSTS
  appId: string
  secret: string
  /** Which name of the profile the rule of the company compares with user names. */
  claim: string
  home: string
  pages?: string
  transport: Transport
  values: StoredValues
  clock: Clock
}

/** Web apps of Feishu and Lark: https://open.feishu.cn/document/. */
export function createFeishu(parts: Parts): Provider {
  const { kind, appId, secret, claim, home, pages, transport, values, clock } = parts
  const { open, accounts } = HOSTS[kind]
  const tokenName = `${kind} ${appId} token`
  const tenantName = `${kind} ${appId} tenant`

  const token = () =>
    values.get(tokenName, async () => {
      const url = `${open}/open-apis/auth/v3/tenant_access_token/internal`
      const told = expectDone(await askJson(transport, jsonPost(url, { app_id: appId, app_secret: secret })))
      return { value: textOr(told.tenant_access_token), expiresIn: numberOr(told.expire, 7200) }
    })

  /** As the app. A token that was taken back early is fetched again, once. */
  async function askAsApp(path: string, body?: object): Promise<Record<string, unknown>> {
    const url = `${open}${path}`
    const once = async () => {
      const headers = { authorization: `Bearer ${await token()}` }
      return askJson(transport, body ? jsonPost(url, body, headers) : { url, headers })
    }
    let told = await once()
    if (STALE.includes(numberOr(told.code, 0))) {
      values.drop(tokenName)
      told = await once()
    }
    return partOf(expectDone(told).data)
  }

  /** The company that the app belongs to. */
  const tenant = () =>
    values.get(tenantName, async () => {
      const { tenant: found } = await askAsApp('/open-apis/tenant/v2/tenant/query')
      return { value: textOr(partOf(found).tenant_key), expiresIn: DAY_S }
    })

  /** Undefined for an app that may not read its company: apps from before were never given that right. */
  const knownTenant = (): Promise<string | undefined> =>
    tenant().catch((error: unknown) => {
      if (error instanceof ProviderTrouble && error.trouble === 'scope') return undefined
      throw error
    })

  async function readMembers(people: readonly string[]): Promise<Record<string, unknown>[]> {
    const query = new URLSearchParams(people.map((person): [string, string] => ['user_ids', person]))
    const { items } = await askAsApp(`/open-apis/contact/v3/users/batch?user_id_type=open_id&${query}`)
    return peopleIn(items)
  }

  /**
   * Whether the person can be asked about later: an app may be open to people whom it does not see, and they would look
   * as if they had been deleted. Without an answer the person counts as seen.
   */
  async function isSeen(openId: string): Promise<boolean> {
    const found = await readMembers([openId]).catch(() => undefined)
    if (found?.some(isGone)) throw new ProviderTrouble('code', 'Feishu has disabled the person')
    return found === undefined || idsOf(found).includes(openId)
  }

  const ticket = () =>
    values.get(`${kind} ${appId} ticket`, async () => {
      const headers = { authorization: `Bearer ${await token()}` }
      const told = await askJson(transport, jsonPost(`${open}/open-apis/jssdk/ticket/get`, {}, headers))
      const data = partOf(expectDone(told).data)
      return { value: textOr(data.ticket), expiresIn: numberOr(data.expire_in, 7200) }
    })

  return {
    kind,
    async address({ state, back }) {
      const fields = { client_id: appId, response_type: 'code', redirect_uri: `${home}${back}`, state }
      return `${pages ?? accounts}/open-apis/authen/v1/authorize?${new URLSearchParams(fields)}`
    },
    async exchange(code, visit) {
      const fields = { grant_type: 'authorization_code', client_id: appId, client_secret: secret, code }
      // A code of the redirect is bound to the address; a code of the client is not.
      const redirect = visit ? { redirect_uri: `${home}${visit.back}` } : {}
      const told = await askJson(transport, jsonPost(`${accounts}/oauth/v3/token`, { ...fields, ...redirect }))
      const accessToken = textOr(expectDone(told).access_token)
      const headers = { authorization: `Bearer ${accessToken}` }
      const answer = await askJson(transport, { url: `${open}/open-apis/authen/v1/user_info`, headers })
      const profile = partOf(expectDone(answer).data)
      const openId = textOr(profile.open_id)
      if (!openId) throw new ProviderTrouble('odd', 'Feishu named nobody')
      // An app may be shared with partners, whose people have names of their own: they are not of this company.
      const company = await knownTenant()
      if (company !== undefined && textOr(profile.tenant_key) !== company)
        throw new ProviderTrouble('code', 'Feishu named somebody of another company')
      const unionId = textOr(profile.union_id)
      return {
        subject: openId,
        openId,
        unionId,
        nickName: textOr(profile.name).slice(0, 60),
        avatarUrl: textOr(profile.avatar_url).slice(0, 500),
        matchName: company !== undefined && MATCHED.includes(claim) ? textOr(profile[claim]) : '',
        ...((await isSeen(openId)) ? { watch: openId } : {}),
        ...(company === undefined ? { isCompanyUnknown: true as const } : {}),
      }
    },
    members: {
      atOnce: 50,
      async ask(people) {
        const found = await readMembers(people)
        const gone = idsOf(found.filter(isGone))
        const named = new Set(idsOf(found))
        const absent = people.filter((person) => !named.has(person))
        const answer = { gone, ...(absent.length > 0 ? { absent } : {}) }
        // Feishu leaves out what the app has no right to read.
        const silent = idsOf(found.filter(({ status }) => status === undefined || status === null))
        if (silent.length === 0) return answer
        const trouble = new ProviderTrouble('scope', 'Feishu does not tell the status of people')
        return { ...answer, unclear: { people: silent, trouble } }
      },
    },
    async sign(url) {
      const nonceStr = newNonce()
      const timestamp = clock.now().getTime()
      return {
        appId,
        timestamp,
        nonceStr,
        signature: jsSignature({ ticket: await ticket(), nonce: nonceStr, timestamp, url }),
      }
    },
    async tell(openId, { id, title, content, link, linkText }) {
      const lines = [[{ tag: 'text', text: content }], [{ tag: 'a', text: linkText, href: link }]]
      // One text for readers of every language: it is in the language of the person already.
      const body = {
        receive_id: openId,
        msg_type: 'post',
        content: JSON.stringify({ zh_cn: { title, content: lines } }),
        uuid: id,
      }
      const told = await askAsApp('/open-apis/im/v1/messages?receive_id_type=open_id', body)
      return textOr(told.message_id)
    },
    async token() {
      values.drop(tokenName)
      values.drop(tenantName)
      await token()
      await tenant()
    },
  }
}
