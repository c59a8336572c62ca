import { setTimeout as sleep } from 'node:timers/promises'
import { HOST } from '../../../scripts/kernel/port.ts'
import { check } from '../bench.ts'

/** Allows us to inspect a process that is started with this flag; the process needs no code for it. */
export const inspectFlag = (port: number): string => `--inspect=${HOST}:${port}`

/** Bytes in use after garbage collection. */
export interface Memory {
  /** Memory that the operating system has given to the process. */
  resident: number
  /** Memory that JavaScript uses, including buffers. */
  held: number
}

const COLLECTIONS = 4
/** Background threads return memory to the operating system some time after a garbage collection. */
const PAUSE_MS = 500

interface Session {
  ask(method: string, params?: object): Promise<unknown>
  close(): void
}

async function openSession(port: number): Promise<Session> {
  const list = (await (await fetch(`http://${HOST}:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(list[0]?.webSocketDebuggerUrl ?? '')
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('the inspector does not answer')), { once: true })
  })
  let asked = 0
  return {
    ask(method, params = {}) {
      asked += 1
      const id = asked
      return new Promise((resolve) => {
        const listen = ({ data }: MessageEvent<string>) => {
          const answer = JSON.parse(data) as { id?: number; result?: unknown }
          if (answer.id !== id) return
          socket.removeEventListener('message', listen)
          resolve(answer.result)
        }
        socket.addEventListener('message', listen)
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}

export async function memoryAfterCollection(port: number): Promise<Memory> {
  const session = await openSession(port)
  for (let time = 0; time < COLLECTIONS; time += 1) {
    await session.ask('HeapProfiler.collectGarbage')
    await sleep(PAUSE_MS)
  }
  const answer = await session.ask('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
  session.close()
  const { value } = (answer as { result: { value?: string } }).result
  check(value !== undefined, 'the process does not report its memory')
  const { rss, heapUsed, external } = JSON.parse(value) as NodeJS.MemoryUsage
  return { resident: rss, held: heapUsed + external }
}
