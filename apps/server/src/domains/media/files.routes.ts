import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { MediaService, OpenFile } from './media.service.ts'
import { PLAYLIST_TYPE } from './playable/playlist.present.ts'
import { rangeOf } from './range.codec.ts'
import { namedAs } from './upload/ending.codec.ts'

interface FileRequest {
  Params: { name: string; '*': string }
  Querystring: { e?: string | string[]; s?: string | string[]; v?: string | string[] }
}

/** Every other type is sent as a download, never rendered as a page of our origin. */
const SHOWN = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
const LIST_AGE_S = 300
const HEADERS = {
  'accept-ranges': 'bytes',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const
const UNTIL = /^[1-9]\d{0,14}$/
/** `large`, `720p/hls`, `720p/12.m4s`, … */
const VARIANT = /^[a-z0-9]{1,20}(\/[a-z0-9]{1,20}(\.(mp4|m4s))?)?$/

const single = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** The name that the uploader gave, with the extension of the actual content type. */
function disposition({ fileName, variant }: OpenFile): string {
  const [kind, ending = 'bin'] = variant.contentType.split('/')
  const asItCame = variant.name === 'original' && kind !== 'image'
  const name = asItCame ? namedAs(fileName, variant.contentType) : `${fileName.replace(/\.\w{1,5}$/, '')}.${ending}`
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `${SHOWN.includes(variant.contentType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`
}

/** `GET /files/:name/<variant>?e=…&s=…`: the address itself is the permission, so that pictures need no header. */
export function serveFiles(http: FastifyInstance, media: MediaService, { clock, log }: Pick<Kernel, 'clock' | 'log'>) {
  async function open(request: FastifyRequest<FileRequest>) {
    const { name, '*': variant } = request.params
    const until = single(request.query.e)
    if (!VARIANT.test(variant) || !UNTIL.test(until)) throw fail('media.address_ended')
    const expires = Number(until)
    const [signature, tag] = [single(request.query.s), single(request.query.v)]
    return { expires, file: await media.open({ name, variant, expires, tag, signature }) }
  }

  async function send(request: FastifyRequest<FileRequest>, reply: FastifyReply) {
    const { expires, file } = await open(request)
    const { name, bytes, contentType } = file.variant
    const isList = contentType === PLAYLIST_TYPE
    // A playlist contains addresses that expire together with its own.
    const etag = `"${request.params.name}-${name.replace('/', '-')}-${file.tag}${isList ? `-${expires}` : ''}"`
    const known = single(request.headers['if-none-match']).includes(etag)
    const wanted = rangeOf({ range: request.headers.range, ifRange: request.headers['if-range'], etag, bytes })
    const needed = request.method === 'GET' && !known && wanted !== 'none'
    const content = needed ? await file.read(wanted) : undefined
    if (needed && !content) {
      log.error({ req: request.id, file: file.id, variant: name }, 'a stored file is missing')
      throw fail('media.gone')
    }
    const left = Math.max(0, expires - Math.ceil(clock.now().getTime() / 1000))
    const age = isList ? `max-age=${Math.min(left, LIST_AGE_S)}` : `max-age=${left}, immutable`
    reply.headers({
      ...HEADERS,
      etag,
      'cache-control': `private, ${age}`,
      'x-request-id': request.id,
    })
    if (known) return reply.code(304).send()
    if (wanted === 'none') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
    const { start, end } = wanted ?? { start: 0, end: bytes - 1 }
    if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
    reply.type(contentType).headers({ 'content-disposition': disposition(file), 'content-length': end - start + 1 })
    return reply.send(content)
  }

  http.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: '/files/:name/*',
    config: { call: 'file' },
    handler: send,
  })
}
