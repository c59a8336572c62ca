import { Agent, request } from 'node:http'
import { HOST } from '../../../scripts/kernel/port.ts'

interface PollAnswer {
  status: number
  code: number
  text: string
}

/** One connection that stays open, so that it stays on one process of the server. */
export interface Poll {
  call(method: string, path: string, token: string, body?: object): Promise<PollAnswer>
  close(): void
}

export function openPoll(port: number): Poll {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    call: (method, path, token, body) =>
      new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
        const call = request({ host: HOST, port, agent, method, path, headers }, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (more: string) => {
            text += more
          })
          response.once('end', () => {
            const { code } = JSON.parse(text) as { code: number }
            resolve({ status: response.statusCode ?? 0, code, text })
          })
        })
        call.once('error', reject)
        call.end(body && JSON.stringify(body))
      }),
    close: () => agent.destroy(),
  }
}
