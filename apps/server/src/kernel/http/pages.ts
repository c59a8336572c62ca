import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type FastifyStaticOptions, fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Config } from '../config.ts'

const APPS = join(import.meta.dirname, '..', '..', '..', '..')
const PUBLIC = join(APPS, 'server', 'public')
const FILE = /\.(js|mjs|css|map|html|json|svg|png|jpe?g|gif|webp|ico|txt|xml|webmanifest|woff2?|wasm|br|gz)$/i
/** Compressed files are sent instead of others, and pages only with their headers. */
const NOT_BY_NAME = /^\.|\.(br|gz)$|^index\.html$/
const FOR_GOOD = 'public, max-age=31536000, immutable'
const ASK_EVERY_TIME = 'no-cache'
/** The compressed file has an additional ending. */
const WORKER = /\/sw\.js(?:\.br|\.gz)?$/
/** A service worker outlives the page that installed it, so it has its own policy: it may contact only this server. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'"

/** The upload program of Tencent's video service calls these hosts, and uploads to a bucket that they name. */
const VOD_HOSTS = ['https://vod2.qcloud.com', 'https://vod2.dnsv1.com', '*.myqcloud.com']

/** The hosts to which browsers may upload directly; empty by default. */
function uploadHosts({ tencent }: Config): string[] {
  const { cos, vod } = tencent ?? {}
  // The second name of the same bucket, for networks that do not reach the first.
  const bucket = cos ? [cos.url, cos.url.replace(/\.myqcloud\.com$/, '.tencentcos.cn')] : []
  return [...new Set([...bucket, ...(vod ? VOD_HOSTS : [])])]
}

/** The script of Feishu is fetched from here, inside Feishu only. */
const FEISHU_SCRIPTS = 'https://lf1-cdn-tos.bytegoofy.com'
const IN_FEISHU = /\b(lark|feishu)\//i

/** The content security policy of pages. Other hosts appear only in web views, inside a sandboxed frame. */
function pageHeaders(
  config: Config,
  { styleNonce, isFeishu = false }: { styleNonce?: string; isFeishu?: boolean } = {},
) {
  const policy = [
    "default-src 'self'",
    // Compiled programs are allowed, such as the one that reads QR codes; text never becomes code.
    `script-src 'self' 'wasm-unsafe-eval'${isFeishu ? ` ${FEISHU_SCRIPTS}` : ''}`,
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}`,
    "img-src 'self' data: blob:",
    // A player that joins segments uses a blob address of the page.
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

type NotFound = (reply: FastifyReply) => unknown

interface WebApp {
  /** Folder under apps. */
  name: string
  /** The path under which the app is served. */
  base: string
}

interface BuiltApp {
  /** Paths below the folder that may be requested by name. */
  files: ReadonlySet<string>
  sendPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

const filesOf = new Map<string, ReadonlySet<string>>()

/** Read once for all servers of a process, because a build does not change while it is served. */
function filesIn(folder: string): ReadonlySet<string> {
  const known = filesOf.get(folder)
  if (known) return known
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const named = entries.filter((entry) => entry.isFile() && !NOT_BY_NAME.test(entry.name))
  const files = new Set(named.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')))
  filesOf.set(folder, files)
  return files
}

function readApp(dist: string, config: Config): BuiltApp | undefined {
  const indexFile = join(dist, 'index.html')
  if (!existsSync(indexFile)) return undefined
  const page = readFileSync(indexFile, 'utf8')
  const wantsNonce = page.includes('__STYLE_NONCE__')
  const plainHeaders = pageHeaders(config)
  const feishuHeaders = pageHeaders(config, { isFeishu: true })
  let packed: Buffer | undefined
  return {
    files: filesIn(dist),
    sendPage(request, reply) {
      reply.type('text/html; charset=utf-8').header('cache-control', ASK_EVERY_TIME)
      if (!wantsNonce) {
        const isFeishu = IN_FEISHU.test(request.headers['user-agent'] ?? '')
        reply.headers(isFeishu ? feishuHeaders : plainHeaders).header('vary', 'accept-encoding, user-agent')
        if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page)
        packed ??= brotliCompressSync(page)
        return reply.header('content-encoding', 'br').send(packed)
      }
      const nonce = randomBytes(16).toString('base64')
      return reply.headers(pageHeaders(config, { styleNonce: nonce })).send(page.replaceAll('__STYLE_NONCE__', nonce))
    },
  }
}

/**
 * Serves the built app: files with a hash in their name are cached permanently, and every other address under the base
 * returns the page. All of it is one route, because one for each of a thousand files would delay every start.
 */
function serveApp(
  http: FastifyInstance,
  { name, base, config, notFound }: WebApp & { config: Config; notFound: NotFound },
): void {
  const dist = join(APPS, name, 'dist')
  const app = readApp(dist, config)
  http.register(async (scope) => {
    const options: FastifyStaticOptions = {
      root: dist,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('cache-control', path.includes('/assets/') ? FOR_GOOD : ASK_EVERY_TIME)
        reply.header('x-content-type-options', 'nosniff')
        reply.header('cross-origin-resource-policy', 'same-origin')
        if (WORKER.test(path)) reply.header('content-security-policy', WORKER_POLICY)
      },
    }
    if (app) await scope.register(fastifyStatic, options)
    /** Whoever goes away while a file is sent gets no error. */
    const errorHandler: RouteShorthandOptions['errorHandler'] = (error, request, reply) =>
      error.code === 'ERR_STREAM_PREMATURE_CLOSE'
        ? void request.raw.destroy()
        : scope.errorHandler(error, request, reply)
    scope.get<{ Params: { '*': string } }>(`${base}*`, { config: { call: 'page' }, errorHandler }, (request, reply) => {
      const file = request.params['*']
      if (app?.files.has(file)) return reply.sendFile(`/${file}`)
      const [path = ''] = request.url.split('?')
      // A missing file or an unknown call is answered with 404, not with the page of an app.
      if (!app || path.startsWith('/sands-') || path.includes('/assets/') || FILE.test(path)) return notFound(reply)
      return app.sendPage(request, reply)
    })
  })
}

/** Serves the phone app at /, the desktop at /desktop/, and a few pages of the server itself. */
export function servePages(http: FastifyInstance, config: Config, notFound: NotFound): void {
  http.register(fastifyStatic, {
    root: PUBLIC,
    prefix: '/',
    decorateReply: false,
    index: false,
    wildcard: false,
    setHeaders: (reply) => void reply.headers(pageHeaders(config)),
  })
  serveApp(http, { name: 'desktop', base: '/desktop/', config, notFound })
  serveApp(http, { name: 'mobile', base: '/', config, notFound })
  http.get('/desktop', (_request, reply) => reply.redirect('/desktop/', 308))
}
