// Uploads pictures as phones do, a few at a time, as fast as the server accepts them. The benches start it as a
// separate process.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { basename } from 'node:path'
import { HOST } from '../../scripts/kernel/port.ts'
import { endWithParent } from '../kernel/child.ts'
import { type Fault, fault, hasFailed, tell, watchForSilence } from '../kernel/program.ts'

export interface UploaderOrder {
  port: number
  /** JPEG files used in rotation; every upload is made unique. */
  files: string[]
  count: number
  /** Tokens of the people who upload, in rotation. */
  tokens: string[]
  atOnce: number
}
export type UploaderMessage = { kind: 'uploaded'; seconds: number; bytes: number } | Fault

const PATH = '/sands-system/api/v1/system/resource/upload?purpose=image&fileName='
const MARKER_BYTES = 2
const COMMENT_BYTES = 16

let uploaded = 0
const agent = new Agent({ keepAlive: true })

/** Adds a unique comment to the picture, so that the server cannot reuse an earlier upload. */
function unlike(jpeg: Buffer): Buffer {
  const length = Buffer.from([0, MARKER_BYTES + COMMENT_BYTES])
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, randomBytes(COMMENT_BYTES)])
  return Buffer.concat([jpeg.subarray(0, MARKER_BYTES), comment, jpeg.subarray(MARKER_BYTES)])
}

function upload(port: number, token: string, { name, content }: { name: string; content: Buffer }): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'image/jpeg',
      'content-length': content.length,
    }
    const path = PATH + encodeURIComponent(name)
    const call = request({ host: HOST, port, agent, method: 'POST', path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (more: string) => {
        text += more
      })
      response.once('end', () => {
        if (!text.startsWith('{"code":1,')) fault(`a picture was refused: ${text}`)
        uploaded += 1
        resolve()
      })
    })
    call.once('error', (error) => fault(`an upload broke: ${error.message}`))
    call.end(content)
  })
}

process.once('message', async ({ port, files, count, tokens, atOnce }: UploaderOrder) => {
  const started = performance.now()
  let [next, bytes] = [0, 0]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < count && !hasFailed(); index = next++) {
        const file = files[index % files.length] ?? ''
        const content = unlike(readFileSync(file))
        bytes += content.length
        await upload(port, tokens[index % tokens.length] ?? '', { name: basename(file), content })
      }
    }),
  )
  agent.destroy()
  tell({ kind: 'uploaded', seconds: (performance.now() - started) / 1000, bytes })
})
watchForSilence(() => uploaded)
endWithParent()
