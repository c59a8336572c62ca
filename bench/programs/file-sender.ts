// Sends files in pieces, several files at a time, as fast as the server accepts them. The benches start it as a
// separate process.
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { HOST } from '../../scripts/kernel/port.ts'
import { endWithParent } from '../kernel/child.ts'
import { type Fault, fault, tell, watchForSilence } from '../kernel/program.ts'

/** One file to send: the addresses of its pieces and the call that completes the upload. */
export interface FileOrder {
  path: string
  end: { method: string; path: string; body: string }
}
export interface SenderOrder {
  port: number
  token: string
  bytes: number
  files: FileOrder[]
}
export type SenderMessage = { kind: 'sent'; seconds: number } | Fault

/** The piece size that the apps use. */
const PIECE = 8 * 1024 * 1024
const HEAD = Buffer.from(
  '0000001466747970 69736f6d00000000 69736f6d 000000086d6f6f76 000000006d646174'.replaceAll(' ', ''),
  'hex',
)

let answered = 0
const agent = new Agent({ keepAlive: true })
const noise = randomBytes(PIECE)

interface Sent {
  method: string
  path: string
  headers: Record<string, string | number>
  body: Buffer | string
}

function send(port: number, { method, path, headers, body }: Sent): Promise<void> {
  return new Promise((resolve) => {
    const call = request({ host: HOST, port, agent, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (more: string) => {
        text += more
      })
      response.once('end', () => {
        if ((response.statusCode ?? 500) >= 300) fault(`${method} ${path} was refused: ${response.statusCode} ${text}`)
        answered += 1
        resolve()
      })
    })
    call.once('error', (error) => fault(`an upload broke: ${error.message}`))
    call.end(body)
  })
}

/** Starts like a video file and is unique, so that the server cannot reuse an earlier upload. */
function firstPiece(bytes: number): Buffer {
  return Buffer.concat([HEAD, randomBytes(16), noise.subarray(HEAD.length + 16)]).subarray(0, bytes)
}

async function sendFile({ port, token, bytes }: SenderOrder, { path, end }: FileOrder): Promise<void> {
  const authorization = `Bearer ${token}`
  for (let offset = 0; offset < bytes; offset += PIECE) {
    const length = Math.min(PIECE, bytes - offset)
    await send(port, {
      method: 'PATCH',
      path,
      headers: {
        authorization,
        'tus-resumable': '1.0.0',
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': length,
      },
      body: offset === 0 ? firstPiece(length) : noise.subarray(0, length),
    })
  }
  const headers = { authorization, 'content-type': 'application/json', 'content-length': Buffer.byteLength(end.body) }
  await send(port, { ...end, headers })
}

process.on('message', async (order: SenderOrder) => {
  const started = performance.now()
  await Promise.all(order.files.map((file) => sendFile(order, file)))
  tell({ kind: 'sent', seconds: (performance.now() - started) / 1000 })
})
watchForSilence(() => answered)
endWithParent()
