import { isRecord } from '@sands/web/device/device'
import { holdTaps } from './hold-taps.ts'

/**
 * Layers over the page (sheets, dialogs, pictures in full) have entries in the history, so that "back" takes them away
 * instead of the page, also where the browser does not do so by itself. Such an entry is a copy of the page's own with
 * the same address, key and `idx` of the router, and says how many layers there are. The router never hears of the
 * ways between them: no page is drawn again, no scroll position lost.
 */
interface Layer {
  onBack: () => void
}
interface Flight {
  steps: number
  /** The page it ends on. */
  idx: unknown
  landed: () => void
  lost: ReturnType<typeof setTimeout>
}
interface Entry {
  state: unknown
  url: string | URL | null | undefined
}

/** The browser never says that it could not go. */
const LOST_MS = 1000

const { history } = window
const native = {
  push: history.pushState.bind(history),
  replace: history.replaceState.bind(history),
  go: history.go.bind(history),
}
const fieldOf = (name: 'idx' | 'layers', state: unknown = history.state): unknown =>
  isRecord(state) ? state[name] : undefined
const depth = (): number => Number(fieldOf('layers') ?? 0)

/** From the lowest to the topmost. */
let open: Layer[] = []
/** Going through the history takes a moment, in which others may want to go somewhere too. */
let flight: Flight | null = null
/** What the page under the layers became meanwhile; its entry can be changed only when it is reached. */
let beneath: Entry | null = null
/** The router's number of the page in front. */
let page: unknown

function travel(steps: number): void {
  const lost = setTimeout(() => {
    flight = null
  }, LOST_MS)
  flight = { steps, idx: page, landed: () => undefined, lost }
  native.go(steps)
}

function refresh(): void {
  if (!beneath || depth() > 0 || fieldOf('idx') !== fieldOf('idx', beneath.state)) return
  native.replace(beneath.state, '', beneath.url)
  beneath = null
}

/** As many entries as there are layers. */
function settle(): void {
  if (flight) return
  const surplus = depth() - open.length
  if (surplus > 0) travel(-surplus)
  for (let layers = depth() + 1; layers <= open.length; layers += 1) native.push({ ...history.state, layers }, '')
}

function land({ landed, lost }: Flight): void {
  clearTimeout(lost)
  flight = null
  refresh()
  landed()
  settle()
}

function onPop(event: PopStateEvent): void {
  const idx = fieldOf('idx')
  if (flight && idx === flight.idx) {
    event.stopImmediatePropagation()
    land(flight)
    return
  }
  const stays = idx === page
  if (stays) event.stopImmediatePropagation()
  page = idx
  refresh()
  const left = open.slice(stays ? depth() : 0)
  open = open.slice(0, open.length - left.length)
  for (const { onBack } of left.reverse()) onBack()
  // Forward again, or back from elsewhere, to an entry whose layer is gone: on to the page.
  setTimeout(settle)
}

function pushState(state: unknown, title: string, url?: string | URL | null): void {
  if (depth() === 0) native.push(state, title, url)
  else {
    // Who leaves from a layer leaves the page: the new page takes the place of the layer.
    native.replace(state, title, url)
    open = []
    beneath = null
    const under = flight
    if (under) under.landed = () => travel(-under.steps)
  }
  page = fieldOf('idx')
}

function replaceState(state: unknown, title: string, url?: string | URL | null): void {
  const layers = depth()
  native.replace(layers > 0 && isRecord(state) ? { ...state, layers } : state, title, url)
  if (layers > 0) beneath = { state, url }
  page = fieldOf('idx')
}

function go(steps = 0): void {
  if (flight) {
    const { landed } = flight
    flight.landed = () => {
      landed()
      go(steps)
    }
  } else native.go(steps < 0 ? steps - depth() : steps)
}

/** To be called before the router listens. */
export function startLayers(): void {
  page = fieldOf('idx')
  Object.assign(history, { pushState, replaceState, go })
  window.addEventListener('popstate', onPop, true)
  // The page was loaded again while a layer was open.
  settle()
}

/** Until the returned function is called, "back" means this layer. */
export function openLayer(onBack: () => void): () => void {
  const layer = { onBack }
  open = [...open, layer]
  settle()
  return () => {
    holdTaps()
    open = open.filter((other) => other !== layer)
    // Not at once: another layer may take over, or the person goes elsewhere with the same tap.
    setTimeout(settle)
  }
}
