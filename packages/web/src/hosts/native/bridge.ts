import { BRIDGE_ERRORS, BridgeError, PROTOCOL, readMessage } from './envelope.ts'
import { findTransport, type Transport } from './transport.ts'

const PATIENCE_MS = 10_000
/** A person holds the phone over a code. */
const SCAN_PATIENCE_MS = 120_000
/** How long after the page was parsed a late bridge is waited for. */
const LATE_MS = 1000
const LOOK_AGAIN_MS = 50

type Pending = { resolve(data: unknown): void; reject(error: BridgeError): void }

export interface Bridge {
  call(method: string, params?: object): Promise<unknown>
  on(event: string, listener: (data: unknown) => void): void
}

const parsed = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    if (page.document.readyState !== 'loading') return resolve()
    page.document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })

/** Speaks with the native shell. Every call ends once: with the answer, an error of the shell, or for lack of time. */
export function createBridge(page: Window): Bridge {
  const pending = new Map<string, Pending>()
  const listeners = new Map<string, ((data: unknown) => void)[]>()
  let last = 0

  function receive(value: unknown): void {
    const message = readMessage(value)
    if (!message) return
    if ('event' in message) {
      for (const listener of listeners.get(message.event) ?? []) listener(message.data)
      return
    }
    const call = pending.get(message.id)
    pending.delete(message.id)
    if (message.code === 0) call?.resolve(message.data)
    else call?.reject(new BridgeError(message.code, message.msg))
  }
  // Shells without an own way back evaluate `__bridge.onMessage(…)` in the page.
  Reflect.set(page, '__bridge', { onMessage: receive })

  async function look(): Promise<Transport> {
    const found = findTransport(page, receive)
    if (found) return found
    await parsed(page)
    for (let waited = 0; waited <= LATE_MS; waited += LOOK_AGAIN_MS) {
      const late = findTransport(page, receive)
      if (late) return late
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    }
    throw new BridgeError(BRIDGE_ERRORS.noMethod)
  }
  let line: Promise<Transport> | undefined

  return {
    async call(method, params = {}) {
      line ??= look()
      const send = await line.catch((error: unknown) => {
        line = undefined
        throw error
      })
      last += 1
      const id = `${Date.now().toString(36)}-${last}`
      return new Promise((resolve, reject) => {
        const patience = method === 'scan' ? SCAN_PATIENCE_MS : PATIENCE_MS
        const timer = setTimeout(() => {
          pending.delete(id)
          reject(new BridgeError(BRIDGE_ERRORS.timeout))
        }, patience)
        const over =
          <T>(done: (value: T) => void) =>
          (value: T) => {
            clearTimeout(timer)
            done(value)
          }
        pending.set(id, { resolve: over(resolve), reject: over(reject) })
        send({ v: PROTOCOL, id, method, params })
      })
    },
    on: (event, listener) => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
  }
}

let own: Bridge | undefined
export const thisBridge = (): Bridge => {
  own ??= createBridge(window)
  return own
}
