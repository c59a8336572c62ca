import { asId } from '@sands/contract/kernel/id'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../kernel/errors.ts'
import type { App } from '../../kernel/http/implement.ts'
import type { OwnBatches } from './own-batch.service.ts'

interface FileRequest {
  Params: { id: string }
  Querystring: { e?: string | string[]; s?: string | string[] }
}

const ID = /^[1-9]\d{0,17}$/
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const

const single = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

function disposition(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `attachment; filename*=UTF-8''${encoded}`
}

/** `GET /files/batches/:id?e=…&s=…`: downloads the result of a batch. */
export function serveBatchFiles({ http, kernel: { log } }: App, batches: OwnBatches): void {
  async function send(request: FastifyRequest<FileRequest>, reply: FastifyReply) {
    const { id } = request.params
    const expires = Number(single(request.query.e))
    if (!ID.test(id) || !Number.isSafeInteger(expires)) throw fail('kernel.not_found')
    const file = await batches.open({ id: asId<BatchId>(id), expires, signature: single(request.query.s) })
    const content = request.method === 'GET' ? await file.read() : undefined
    if (request.method === 'GET' && !content) {
      log.error({ req: request.id, batch: id }, 'the result file of a batch is missing')
      throw fail('kernel.not_found')
    }
    return reply
      .headers({ ...HEADERS, 'x-request-id': request.id, 'content-disposition': disposition(file.name) })
      .type(file.contentType)
      .header('content-length', file.bytes)
      .send(content)
  }

  http.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: '/files/batches/:id',
    config: { call: 'batch-file' },
    handler: send,
  })
}
