import { Agent, request } from 'node:http'
import { HOST } from '../../../scripts/kernel/port.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export interface Asked {
  method: 'GET' | 'POST'
  path: string
  query?: Readonly<Record<string, string>>
  body?: unknown
}

/**
 * Makes calls one after the other on one connection, as a person does, and measures the time until the whole answer has
 * arrived.
 */
export function ask<Data>(
  { port, token }: { port: number; token: string },
  { method, path, query, body }: Asked,
): Promise<{ ms: number; data: Data; bytes: string }> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const from = performance.now()
    const call = request(
      {
        host: HOST,
        port,
        agent,
        method,
        path: query ? `${path}?${new URLSearchParams(query)}` : path,
        headers: {
          authorization: `Bearer ${token}`,
          'x-time-zone': 'Asia/Shanghai',
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('end', () => {
          const ms = performance.now() - from
          const bytes = Buffer.concat(chunks).toString()
          const { code, msg, data } = JSON.parse(bytes)
          if (code === 1) resolve({ ms, data, bytes })
          else reject(new Error(`${path} is refused: ${msg}`))
        })
      },
    )
    call.once('error', reject)
    call.end(text)
  })
}
