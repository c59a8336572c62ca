import { vi } from 'vitest'

export interface Sent {
  key: string
  headers: Headers
  body: string
  search: URLSearchParams
  keepalive: boolean
}

export type Answer = { code: number; msg?: string; data?: unknown; status?: number } | 'no answer'

/** Replaces the network: answers each request as the test says, and records it. */
export function stubWire(answer: (sent: Sent) => Answer | Promise<Answer>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://sands.test')
    const request: Sent = {
      key: `${init.method ?? 'GET'} ${url.pathname}`,
      headers: new Headers(init.headers),
      body: String(init.body ?? ''),
      search: url.searchParams,
      keepalive: init.keepalive === true,
    }
    sent.push(request)
    const given = await answer(request)
    if (given === 'no answer') throw new TypeError('Failed to fetch')
    const { status = given.code === 1 ? 200 : 400, code, msg = '', data = null } = given
    return new Response(JSON.stringify({ code, msg, data }), { status, headers: { 'x-request-id': 'req-1' } })
  })
  return sent
}
