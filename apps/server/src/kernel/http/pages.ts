import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type FastifyStaticOptions, fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const APPS = join(import.meta.dirname, '..', '..', '..', '..')
const PUBLIC = join(APPS, 'server', 'public')
const FILE = /\.(js|mjs|css|map|html|json|svg|png|jpe?g|gif|webp|ico|txt|xml|webmanifest|woff2?|br|gz)$/i
const FOR_GOOD = 'public, max-age=31536000, immutable'
const ASK_EVERY_TIME = 'no-cache'
/** With the ending of its compressed form, where that is sent. */
const WORKER = /\/sw\.js(?:\.br|\.gz)?$/
/** A service worker outlives the page that brought it, so it gets rules of its own: it talks to nobody but us. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'"

/** The upload program of Tencent's video service asks these, and sends to a bucket whose name it is told there. */
const VOD_HOSTS = ['https://vod2.qcloud.com', 'https://vod2.dnsv1.com', '*.myqcloud.com']

/** Where files may go past us: nowhere, unless it is set. */
function uploadHosts({ tencent }: Config): string[] {
  const { cos, vod } = tencent ?? {}
  // The second name of the same bucket, for networks that do not reach the first.
  const bucket = cos ? [cos.url, cos.url.replace(/\.myqcloud\.com$/, '.tencentcos.cn')] : []
  return [...new Set([...bucket, ...(vod ? VOD_HOSTS : [])])]
}

/** What a page may do. Web views are the one place where other hosts appear, inside a sandboxed frame. */
function pageHeaders(config: Config, styleNonce?: string) {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}`,
    "img-src 'self' data: blob:",
    // What a player puts together from pieces has an address of the page's own.
    "media-src 'self' blob:",
    ["connect-src 'self'", ...uploadHosts(config)].join(' '),
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
}

interface WebApp {
  /** Folder under apps. */
  name: string
  /** Where it is served. */
  base: string
}

/** The built app: hashed files for ever, and its page for every address under the base that is none of ours. */
function serveApp(
  http: FastifyInstance,
  config: Config,
  { name, base }: WebApp,
): ((request: FastifyRequest, reply: FastifyReply) => FastifyReply) | undefined {
  const dist = join(APPS, name, 'dist')
  const indexFile = join(dist, 'index.html')
  if (!existsSync(indexFile)) return undefined
  const page = readFileSync(indexFile, 'utf8')
  const wantsNonce = page.includes('__STYLE_NONCE__')
  const plainHeaders = pageHeaders(config)
  const options: FastifyStaticOptions = {
    root: dist,
    prefix: base,
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/index.html'],
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? FOR_GOOD : ASK_EVERY_TIME)
      reply.header('x-content-type-options', 'nosniff')
      reply.header('cross-origin-resource-policy', 'same-origin')
      if (WORKER.test(path)) reply.header('content-security-policy', WORKER_POLICY)
    },
  }
  http.register(fastifyStatic, options)
  const packed = brotliCompressSync(page)
  return (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', ASK_EVERY_TIME)
    if (!wantsNonce) {
      reply.headers(plainHeaders).header('vary', 'accept-encoding')
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page)
      return reply.header('content-encoding', 'br').send(packed)
    }
    const nonce = randomBytes(16).toString('base64')
    return reply.headers(pageHeaders(config, nonce)).send(page.replaceAll('__STYLE_NONCE__', nonce))
  }
}

/** Phone app at /, desktop at /desktop/, and the few pages the server brings itself. */
export function servePages(http: FastifyInstance, config: Config, notFound: (reply: FastifyReply) => unknown): void {
  http.register(fastifyStatic, {
    root: PUBLIC,
    prefix: '/',
    decorateReply: false,
    index: false,
    wildcard: false,
    setHeaders: (reply) => void reply.headers(pageHeaders(config)),
  })
  const desktop = serveApp(http, config, { name: 'desktop', base: '/desktop/' })
  const phone = serveApp(http, config, { name: 'mobile', base: '/' })
  http.get('/desktop', (_request, reply) => reply.redirect('/desktop/', 308))

  http.get('/*', { config: { call: 'page' } }, (request, reply) => {
    const [path = ''] = request.url.split('?')
    const app = path.startsWith('/desktop/') ? desktop : phone
    // A file that is not there, or a call, is never a screen.
    if (!app || path.startsWith('/sands-') || path.includes('/assets/') || FILE.test(path)) return notFound(reply)
    return app(request, reply)
  })
}
