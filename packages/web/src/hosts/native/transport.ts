import { isRecord } from '../../device/device.ts'
import { SHELL_FRAME } from '../../host/host.ts'
import { BRIDGE_ERRORS, PROTOCOL, type Request } from './envelope.ts'

/** Carries messages to the shell. `receive` gets whatever comes back. */
export type Transport = (request: Request) => void
type Receive = (message: unknown) => void

const callable = (holder: unknown, name: string): ((...values: unknown[]) => unknown) | undefined => {
  if (typeof holder !== 'object' || holder === null) return undefined
  const found: unknown = Reflect.get(holder, name)
  return typeof found === 'function' ? (...values) => Reflect.apply(found, holder, values) : undefined
}

const part = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined

/** WKWebView: the handler is called `sands`. */
function webkit(page: Window): Transport | undefined {
  return callable(part(part(part(page, 'webkit'), 'messageHandlers'), 'sands'), 'postMessage')
}

/** Android: an object `SandsBridge` that takes text. */
function android(page: Window): Transport | undefined {
  const post = callable(part(page, 'SandsBridge'), 'postMessage')
  return post && ((request) => void post(JSON.stringify(request)))
}

/** DSBridge 3: Android has an object, iOS answers `prompt`. Each answer calls a function with a name of its own. */
function dsBridge(page: Window, receive: Receive): Transport | undefined {
  const call = callable(part(page, '_dsbridge'), 'call')
  const isIos = Boolean(part(page, '_dswk')) || /_dsbridge/i.test(page.navigator.userAgent)
  if (!call && !isIos) return undefined
  return ({ id, method, params }) => {
    const stub = `dscb_${id}`
    Reflect.set(page, stub, (value: unknown) => {
      Reflect.deleteProperty(page, stub)
      const told = isRecord(value) && typeof value.code === 'number' ? value : { code: 0, data: value }
      receive({ v: PROTOCOL, id, ...told })
    })
    const json = JSON.stringify({ data: params, _dscbstub: stub })
    const answer: unknown = call ? call(method, json) : page.prompt(`_dsbridge=${method}`, json)
    // An empty answer, or -1 in it, says that the app has no such method.
    if (!answer || /"code"\s*:\s*-1/.test(String(answer))) receive({ v: PROTOCOL, id, code: BRIDGE_ERRORS.noMethod })
  }
}

/** A page of our own server that frames the app, as the simulator does. Nobody else may frame it. */
function frame(page: Window, receive: Receive): Transport | undefined {
  if (page.parent === page || page.name !== SHELL_FRAME) return undefined
  const { origin } = page.location
  page.addEventListener('message', (event) => {
    if (event.origin === origin && event.source === page.parent) receive(event.data)
  })
  return (request) => page.parent.postMessage(request, origin)
}

/** The first transport that is there. Shells add theirs some time after the page began. */
export function findTransport(page: Window, receive: Receive): Transport | undefined {
  return webkit(page) ?? android(page) ?? dsBridge(page, receive) ?? frame(page, receive)
}
