import { UPLOAD_PURPOSES, UPLOAD_RULES } from '@sands/rules/upload'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../../kernel/errors.ts'
import { letGo } from '../../../kernel/http/arrival.ts'
import { callerOf } from '../../../kernel/http/caller.ts'
import { type App, bearer } from '../../../kernel/http/implement.ts'
import { rateLimit } from '../../../kernel/http/rate-limit.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { ResumableService } from './resumable.service.ts'

/** Where uploads are sent by the tus protocol 1.0.0: https://tus.io/protocols/resumable-upload */
export const UPLOADS_PATH = '/sands-system/api/v1/uploads'

const TUS = '1.0.0'
/** Pieces of 8 MB over a fast line are many. */
const PER_MINUTE = 3000
const LARGEST = Math.max(...Object.values(UPLOAD_RULES).map(({ limit }) => limit))
const CAPABILITIES = {
  'tus-resumable': TUS,
  'tus-version': TUS,
  'tus-extension': 'creation,expiration,termination',
  'tus-max-size': String(LARGEST),
}

interface UploadRequest {
  Params: { id: string }
}

const single = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')
const wholeNumber = (value: string | string[] | undefined): number | undefined =>
  /^\d{1,15}$/.test(single(value)) ? Number(value) : undefined

/** `name base64,name base64`, as the protocol has it. */
function metadataOf(header: string | string[] | undefined): ReadonlyMap<string, string> {
  return new Map(
    single(header)
      .slice(0, 2000)
      .split(',')
      .map((pair): [string, string] => {
        const [name = '', value = ''] = pair.trim().split(' ')
        return [name, Buffer.from(value, 'base64').toString('utf8')]
      }),
  )
}

export function resumableRoutes({ http, kernel, identify }: App, uploads: ResumableService): void {
  const limit = rateLimit(PER_MINUTE, kernel.clock)

  async function viewerOf(request: FastifyRequest): Promise<Viewer> {
    if (request.method !== 'OPTIONS' && request.headers['tus-resumable'] !== TUS) throw fail('kernel.malformed')
    const identity = await identify(bearer(request))
    const seconds = limit.take(identity.userId)
    if (seconds > 0) throw fail('kernel.too_many_requests', { seconds })
    return { ...identity, ...callerOf(request) }
  }

  const told = (reply: FastifyReply, { offset, row }: Awaited<ReturnType<ResumableService['find']>>) =>
    reply.headers({
      'tus-resumable': TUS,
      'cache-control': 'no-store',
      'upload-offset': offset,
      'upload-length': row.bytes,
      'upload-expires': row.expiresAt.toUTCString(),
    })

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const viewer = await viewerOf(request)
    const bytes = wholeNumber(request.headers['upload-length'])
    const metadata = metadataOf(request.headers['upload-metadata'])
    const purpose = UPLOAD_PURPOSES.find((candidate) => candidate === metadata.get('purpose'))
    const fileName = metadata.get('filename')?.trim().slice(0, 200)
    if (!bytes || !purpose || !fileName) throw fail('kernel.malformed')
    const row = await uploads.begin(viewer, { bytes, purpose, fileName })
    return told(reply.code(201).header('location', `${UPLOADS_PATH}/${row.id}`), { row, offset: 0 }).send()
  }

  async function append(request: FastifyRequest<UploadRequest>, reply: FastifyReply) {
    const viewer = await viewerOf(request)
    const offset = wholeNumber(request.headers['upload-offset'])
    if (offset === undefined || request.headers['content-type'] !== 'application/offset+octet-stream')
      throw fail('kernel.malformed')
    const upload = await uploads.append(viewer, request.params.id, { offset, content: request.raw })
    return told(reply.code(204), upload).send()
  }

  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.addHook('onResponse', async (request) => letGo(request.raw))
    const config = { call: 'upload', upload: true }
    scope.route({
      method: 'OPTIONS',
      url: UPLOADS_PATH,
      config,
      handler: (_request, reply) => reply.code(204).headers(CAPABILITIES).send(),
    })
    scope.route({ method: 'POST', url: UPLOADS_PATH, config, handler: begin })
    scope.route<UploadRequest>({
      method: 'HEAD',
      url: `${UPLOADS_PATH}/:id`,
      config,
      handler: async (request, reply) =>
        told(reply, await uploads.find(await viewerOf(request), request.params.id)).send(),
    })
    scope.route<UploadRequest>({ method: 'PATCH', url: `${UPLOADS_PATH}/:id`, config, handler: append })
    scope.route<UploadRequest>({
      method: 'DELETE',
      url: `${UPLOADS_PATH}/:id`,
      config,
      async handler(request, reply) {
        await uploads.cancel(await viewerOf(request), request.params.id)
        return reply.code(204).header('tus-resumable', TUS).send()
      },
    })
  })
}
