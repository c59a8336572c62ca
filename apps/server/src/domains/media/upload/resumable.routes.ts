import { UPLOAD_PURPOSES, UPLOAD_RULES } from '@sands/rules/upload'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../../kernel/errors.ts'
import { letGo } from '../../../kernel/http/body-timeout.ts'
import { callerOf } from '../../../kernel/http/caller.ts'
import { API_HEADERS, type App, bearer } from '../../../kernel/http/implement.ts'
import { networkOf } from '../../../kernel/http/network.ts'
import { rateLimit } from '../../../kernel/http/rate-limit.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { mayFillLibrary } from '../media.policy.ts'
import { plainName } from './file-name.codec.ts'
import type { ResumableService } from './resumable.service.ts'
import type { ArrivedUpload } from './upload-place.service.ts'

/** The path for uploads with the tus protocol 1.0.0: https://tus.io/protocols/resumable-upload */
export const UPLOADS_PATH = '/sands-system/api/v1/uploads'

const TUS = '1.0.0'
const CALL = 'upload'
/** Enough for pieces of 8 MB over a fast network. */
const PER_MINUTE = 3000
const STRANGERS_PER_MINUTE = 600
const LARGEST = Math.max(...Object.values(UPLOAD_RULES).map(({ limit }) => limit))
const CAPABILITIES = {
  'tus-version': TUS,
  'tus-extension': 'creation,expiration,termination',
  'tus-max-size': String(LARGEST),
}
const PIECE = 'application/offset+octet-stream'
const ID = /^[0-9a-f]{32}$/
const MOST_METADATA = 2000
const LONGEST_NAME = 200

interface UploadRequest {
  Params: { id: string }
}

const single = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')
const wholeNumber = (value: string | string[] | undefined): number | undefined =>
  /^\d{1,15}$/.test(single(value)) ? Number(value) : undefined

/** Parses `name base64,name base64`, the format of the protocol. */
function metadataOf(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split(',').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.trim().split(' ')
      return [name, Buffer.from(value, 'base64').toString('utf8')]
    }),
  )
}

export function resumableRoutes({ http, kernel, identify }: App, uploads: ResumableService): void {
  const limit = rateLimit(PER_MINUTE, kernel.clock)
  const strangers = rateLimit(STRANGERS_PER_MINUTE, kernel.clock)
  const metric = kernel.metrics.call(CALL)

  function take(limited: typeof limit, key: string): void {
    const seconds = limited.take(key)
    if (seconds > 0) throw fail('kernel.too_many_requests', { seconds })
  }

  async function viewerOf(request: FastifyRequest): Promise<Viewer> {
    if (request.headers['tus-resumable'] !== TUS) throw fail('media.other_protocol')
    const caller = callerOf(request)
    try {
      const identity = await identify(bearer(request))
      take(limit, identity.userId)
      return { ...identity, ...caller }
    } catch (error) {
      // Each invalid token costs a lookup: a client that keeps sending them is slowed down.
      take(strangers, networkOf(caller.ip))
      throw error
    }
  }

  function idOf({ params }: FastifyRequest<UploadRequest>): string {
    if (!ID.test(params.id)) throw fail('media.gone')
    return params.id
  }

  const tell = (reply: FastifyReply, { offset, row }: ArrivedUpload): void =>
    void reply.headers({
      'upload-offset': offset,
      'upload-length': row.bytes,
      'upload-expires': row.expiresAt.toUTCString(),
    })

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const viewer = await viewerOf(request)
    const bytes = wholeNumber(request.headers['upload-length'])
    const header = single(request.headers['upload-metadata'])
    const metadata = metadataOf(header)
    const purpose = UPLOAD_PURPOSES.find((candidate) => candidate === metadata.get('purpose'))
    const fileName = plainName(metadata.get('filename') ?? '')
    const readable = header.length <= MOST_METADATA && fileName !== '' && fileName.length <= LONGEST_NAME
    if (bytes === undefined || !purpose || !readable) throw fail('kernel.malformed')
    // Checked before anything is sent; making the file checks it again.
    if (metadata.get('library') === 'true' && !mayFillLibrary(viewer)) throw fail('kernel.no_permission')
    const row = await uploads.begin(viewer, { bytes, purpose, fileName })
    tell(reply.code(201).header('location', `${UPLOADS_PATH}/${row.id}`), { row, offset: 0 })
  }

  async function ask(request: FastifyRequest<UploadRequest>, reply: FastifyReply): Promise<void> {
    const viewer = await viewerOf(request)
    tell(reply, await uploads.find(viewer, idOf(request)))
  }

  async function append(request: FastifyRequest<UploadRequest>, reply: FastifyReply): Promise<void> {
    const viewer = await viewerOf(request)
    const offset = wholeNumber(request.headers['upload-offset'])
    if (request.headers['content-type'] !== PIECE) throw fail('kernel.unsupported_type')
    if (offset === undefined) throw fail('kernel.malformed')
    const piece = { offset, bytes: wholeNumber(request.headers['content-length']), content: request.raw }
    tell(reply.code(204), await uploads.append(viewer, idOf(request), piece))
  }

  async function cancel(request: FastifyRequest<UploadRequest>, reply: FastifyReply): Promise<void> {
    const viewer = await viewerOf(request)
    await uploads.cancel(viewer, idOf(request))
    reply.code(204)
  }

  /** Counts and logs these requests like every other call. */
  const answering =
    <Request extends FastifyRequest>(work: (request: Request, reply: FastifyReply) => Promise<void>) =>
    async (request: Request, reply: FastifyReply) => {
      request.startedAt = performance.now()
      // A reply is thenable: returning it would wait for itself.
      await work(request, reply)
      const { statusCode: status } = reply
      const ms = performance.now() - request.startedAt
      metric.observe(status, ms / 1000)
      kernel.log.info({ req: request.id, call: CALL, status, ms: Math.round(ms * 10) / 10 }, 'ok')
      return reply.headers(API_HEADERS).header('x-request-id', request.id).send()
    }

  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.addHook('onSend', async (_request, reply) => void reply.headers({ ...CAPABILITIES, 'tus-resumable': TUS }))
    scope.addHook('onResponse', async (request) => letGo(request.raw))
    const config = { call: CALL, upload: true }
    const one = `${UPLOADS_PATH}/:id`
    for (const url of [UPLOADS_PATH, one])
      scope.route({ method: 'OPTIONS', url, config, handler: (_request, reply) => reply.code(204).send() })
    scope.route({ method: 'POST', url: UPLOADS_PATH, config, handler: answering(begin) })
    scope.route<UploadRequest>({ method: 'HEAD', url: one, config, handler: answering(ask) })
    scope.route<UploadRequest>({ method: 'PATCH', url: one, config, handler: answering(append) })
    scope.route<UploadRequest>({ method: 'DELETE', url: one, config, handler: answering(cancel) })
  })
}
