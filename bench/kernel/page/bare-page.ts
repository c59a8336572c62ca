import { join } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import react from '@vitejs/plugin-react'
import { fastify } from 'fastify'
import { build } from 'vite'
import { fromRoot } from '../../../scripts/kernel/paths.ts'
import { HOST } from '../../../scripts/kernel/port.ts'
import { precompress } from '../../../scripts/kernel/precompress.ts'
import type { BenchRun } from '../bench.ts'
import { ownFolder } from '../folder.ts'

/** Headers that describe one answer and not how the server answers in general. */
const OF_ONE_ANSWER = /^(?:date|connection|keep-alive|content-.*(?<!policy)|etag|last-modified|accept-ranges|vary)$/

export async function headersOf(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url)
  return Object.fromEntries([...headers].filter(([name]) => !OF_ONE_ANSWER.test(name)))
}

async function buildInto(folder: string, { root, define = {} }: BarePage): Promise<void> {
  await build({
    root: fromRoot('bench', root),
    define,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  })
  await precompress(folder)
}

interface BarePage {
  /** Folder of the page inside `bench`. */
  root: string
  /** Constants in the source of the page whose values are known only at build time. */
  define?: Record<string, string>
  /** Additional files, by path, with the headers they are served with. */
  files?: ReadonlyMap<string, { content: Buffer; headers: Record<string, string> }>
}

/** A minimal React page, built, compressed and served like our app, with the same headers on page and files. */
export async function serveBarePage(
  run: BenchRun,
  ours: { page: string; script: string },
  bare: BarePage = { root: 'bare-page' },
): Promise<string> {
  const folder = join(ownFolder(run), 'page')
  await buildInto(folder, bare)
  const pageHeaders = await headersOf(ours.page)
  const fileHeaders = await headersOf(ours.script)
  const http = fastify({ logger: false, forceCloseConnections: true })
  await http.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.headers(path.includes('/assets/') ? fileHeaders : pageHeaders)
    },
  })
  for (const [path, { content, headers }] of bare.files ?? []) {
    http.get(path, (_request, reply) => reply.headers(headers).send(content))
  }
  run.defer(() => http.close())
  return http.listen({ port: 0, host: HOST })
}
