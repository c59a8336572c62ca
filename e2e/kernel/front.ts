import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the proxy changes while it forwards requests; a test may change it at any time. */
export interface FrontMood {
  /** Delay of pages, as on a very slow network. */
  pageDelayMs: number
  /** Another name for the build, in its worker and on its page, as after a release. */
  build: string
}

export interface Front {
  url: string
  mood: FrontMood
  close(): Promise<void>
}

const isPage = ({ headers }: IncomingMessage) => headers['sec-fetch-dest'] === 'document'

async function passOn(target: string, mood: FrontMood, request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? '/'
  if (isPage(request) && mood.pageDelayMs > 0) await new Promise((done) => setTimeout(done, mood.pageDelayMs))
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { host: _, connection: __, 'accept-encoding': ___, ...headers } = request.headers
  const answer = await fetch(target + path, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  })
  const type = answer.headers.get('content-type') ?? ''
  response.writeHead(answer.status, {
    'content-type': type,
    'cache-control': answer.headers.get('cache-control') ?? 'no-store',
  })
  if (path.startsWith('/sw.js')) response.end((await answer.text()).replace(/"id":"\w+"/, `"id":"${mood.build}"`))
  else if (type.startsWith('text/html'))
    response.end((await answer.text()).replace('<title>', `<meta name="build" content="${mood.build}"><title>`))
  else response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Starts a proxy in front of a server that simulates a bad network or a new release. */
export async function standBefore(target: string): Promise<Front> {
  const mood: FrontMood = { pageDelayMs: 0, build: 'first' }
  const server = createServer((request, response) => {
    passOn(target, mood, request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port is available')
  return {
    url: `http://127.0.0.1:${address.port}`,
    mood,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
