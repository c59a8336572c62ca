/** The few calls that tests of whole processes make, over plain HTTP. */
const CLIENT = `Basic ${Buffer.from('sands-h5:sands-h5').toString('base64')}`

export interface Envelope {
  code: number
  msg: string
  data: unknown
}

export async function tokenOf(url: string, userName: string): Promise<string> {
  const response = await fetch(`${url}/sands-user/oauth/token`, {
    method: 'POST',
    headers: { authorization: CLIENT, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'password', username: userName, password: 'Sands@2026' }),
  })
  const { access_token: token } = (await response.json()) as { access_token: string }
  return token
}

export async function call(
  url: string,
  key: string,
  { token, body, once }: { token: string; body?: object; once?: string },
): Promise<Envelope> {
  const [method = '', path = ''] = key.split(' ')
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(once ? { 'idempotency-key': once } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await response.json()) as Envelope
}

export const beat = (url: string, token: string): Promise<Envelope> =>
  call(url, 'POST /sands-user/api/v1/user/user-stay-duration/saveDuration', {
    token,
    body: { stayDateTime: new Date().toISOString(), stayDuration: 5, terminalType: 2 },
  })

export const health = async (url: string): Promise<number> => (await fetch(`${url}/healthz`)).status
