// The simplest server that accepts a file in pieces: Node's HTTP server streams every piece to disk and syncs the whole
// file before the last answer.
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { HOST } from '../../scripts/kernel/port.ts'
import { endWithParent } from '../kernel/child.ts'

export interface UploadReferenceOrder {
  port: number
  folder: string
}

process.once('message', ({ port, folder }: UploadReferenceOrder) => {
  const http = createServer(async (request, response) => {
    const path = join(folder, (request.url ?? '').slice(1))
    if (request.method === 'PATCH') {
      const start = Number(request.headers['upload-offset'])
      await pipeline(request, createWriteStream(path, { flags: start === 0 ? 'w' : 'r+', start }))
    } else {
      const file = await open(path, 'r+')
      await file.sync()
      await file.close()
    }
    response.end()
  })
  http.listen(port, HOST, () => process.send?.({ ready: true }))
})
endWithParent()
