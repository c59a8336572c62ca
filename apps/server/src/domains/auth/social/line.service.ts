import { send, textOf } from '../../../kernel/outgoing.ts'
import { ProviderTrouble, type Transport, type Wire } from './provider.kind.ts'

const PATIENCE_MS = 10_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** To the real provider. Addresses of private networks are refused unless the operator allows them. */
export const outside =
  (mayBeInside: boolean): Transport =>
  async ({ method, url, headers, body }) => {
    const response = await send(url, {
      ...(method ? { method } : {}),
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body }),
      mayBeInside,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const told = Object.entries(response.headers).map(([name, value]) => [name, [value ?? ''].flat()[0] ?? ''])
    return { status: response.statusCode ?? 0, headers: Object.fromEntries(told), body: await textOf(response) }
  }

/** One request with a JSON answer. A provider that does not answer, or not in JSON, is down. */
export async function askJson(transport: Transport, wire: Wire): Promise<Record<string, unknown>> {
  const host = new URL(wire.url).host
  const answer = await transport(wire).catch(() => {
    throw new ProviderTrouble('down', `${host} does not answer`)
  })
  if (answer.status >= 500) throw new ProviderTrouble('down', `${host} answered ${answer.status}`)
  let told: unknown
  try {
    told = JSON.parse(answer.body)
  } catch {
    throw new ProviderTrouble('down', `${host} did not answer in JSON`)
  }
  if (!isRecord(told)) throw new ProviderTrouble('odd', `${host} gave an unexpected answer`)
  return told
}

export const textOr = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback)
export const numberOr = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback)

export const jsonPost = (url: string, body: object, headers: Readonly<Record<string, string>> = {}): Wire => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
})
