import { vi } from 'vitest'

/** An open event stream, from the server's side. */
export interface OpenLine {
  headers: Headers
  search: URLSearchParams
  send: (text: string | Uint8Array<ArrayBuffer>) => void
  close: () => void
  break: () => void
  /** Whether the browser has closed the connection. */
  gone: boolean
}

type Answer = { code: number; data?: unknown; status?: number } | 'no answer'

interface Network {
  lines: OpenLine[]
  asked: string[]
}

interface Rules {
  /** Refuses a stream instead of opening it. */
  line?: () => Answer | 'open'
  call?: (key: string) => Answer
}

const envelope = ({ code, data = null, status = code === 1 ? 200 : 400 }: Exclude<Answer, 'no answer'>) =>
  new Response(JSON.stringify({ code, msg: '', data }), { status })

function openLine(init: RequestInit, search: URLSearchParams): { line: OpenLine; response: Response } {
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pipe = controller
    },
  })
  const bytes = new TextEncoder()
  const line: OpenLine = {
    headers: new Headers(init.headers),
    search,
    send: (text) => pipe?.enqueue(typeof text === 'string' ? bytes.encode(text) : text),
    close: () => pipe?.close(),
    break: () => pipe?.error(new TypeError('network error')),
    gone: false,
  }
  init.signal?.addEventListener('abort', () => {
    line.gone = true
    pipe?.error(new DOMException('Aborted', 'AbortError'))
  })
  return { line, response: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }) }
}

/** Replaces the network, with event streams that the test controls. */
export function stubLines({ line: lineRule = () => 'open', call = () => ({ code: 1 }) }: Rules = {}): Network {
  const network: Network = { lines: [], asked: [] }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://sands.test')
    const isLine = url.pathname.endsWith('/unread-stream')
    const key = `${init.method ?? 'GET'} ${url.pathname}`
    network.asked.push(key)
    const answer = isLine ? lineRule() : call(key)
    if (answer === 'no answer') throw new TypeError('Failed to fetch')
    if (answer !== 'open') return envelope(answer)
    const { line, response } = openLine(init, url.searchParams)
    network.lines.push(line)
    return response
  })
  return network
}
