import type { SignInResult } from '@sands/contract/auth/auth.model'
import type { CallBody, CallData, CallKey, CallQuery } from '@sands/contract/calls'

export interface Answer<Data> {
  status: number
  code: number
  msg: string
  data: Data
  headers: Headers
}

type Input<K extends CallKey> = {
  query?: CallQuery<K>
  body?: CallBody<K>
  headers?: Readonly<Record<string, string>>
}

export interface Client {
  call<K extends CallKey>(key: K, input?: Input<K>): Promise<Answer<CallData<K>>>
  /** Sends any request, also one that the types of the contract do not allow. */
  send(path: string, init?: RequestInit): Promise<Response>
  token: string | undefined
}

const CLIENT_HEADER = `Basic ${Buffer.from('sands-h5:sands-h5').toString('base64')}`

function encode(key: CallKey, body: unknown): { body?: string; type?: string; authorization?: string } {
  if (body === undefined) return {}
  if (key !== 'POST /sands-user/oauth/token') return { body: JSON.stringify(body), type: 'application/json' }
  const form = new URLSearchParams(body as Record<string, string>)
  return { body: form.toString(), type: 'application/x-www-form-urlencoded', authorization: CLIENT_HEADER }
}

export function aClient(url: string, token?: string): Client {
  const client: Client = {
    token,
    send: (path, init) => fetch(`${url}${path}`, init),
    async call(key, { query, body, headers } = {}) {
      const [method = '', path = ''] = key.split(' ')
      const encoded = encode(key, body)
      const search = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
      )
      const response = await client.send(`${path}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        headers: {
          'accept-language': 'en-us',
          'x-time-zone': 'Asia/Shanghai',
          ...(encoded.type ? { 'content-type': encoded.type } : {}),
          ...(encoded.authorization ? { authorization: encoded.authorization } : {}),
          ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
          ...headers,
        },
        ...(encoded.body === undefined ? {} : { body: encoded.body }),
      })
      const envelope = (await response.json()) as Omit<Answer<never>, 'status' | 'headers'>
      return { status: response.status, headers: response.headers, ...envelope }
    },
  }
  return client
}

export interface SignedIn extends Client {
  session: SignInResult
}

export async function signIn(url: string, userName: string, password = 'Sands@2026'): Promise<SignedIn> {
  const answer = await aClient(url).call('POST /sands-user/oauth/token', {
    body: { grant_type: 'password', username: userName, password },
  })
  if (answer.code !== 1) throw new Error(`${userName} cannot sign in: ${answer.msg}`)
  return Object.assign(aClient(url, answer.data.access_token), { session: answer.data })
}
