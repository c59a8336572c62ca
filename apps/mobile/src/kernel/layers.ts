import { isRecord } from '@sands/web/device/device'
import { setLayerOpener } from '@sands/web/layer/layer'
import { holdTaps } from './hold-taps.ts'

/**
 * Layers over the page (sheets, dialogs, pictures in full) have their own history entries, so that "back" closes them
 * instead of leaving the page, also in browsers that do not do so themselves. Such an entry copies the page's entry
 * with the same address, key and router `idx`, and adds the number of layers. The router never sees the steps between
 * them, so no page is rendered again and no scroll position is lost.
 */
interface Layer {
  onBack: () => void
}
interface Flight {
  steps: number
  /** The page on which it ends. */
  idx: unknown
  landed: () => void
  lost: ReturnType<typeof setTimeout>
}
interface Entry {
  state: unknown
  url: string | URL | null | undefined
}

/** The browser does not report a navigation that it could not make, so it counts as lost after this time. */
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

/** From the lowest layer to the topmost. */
let open: Layer[] = []
/** A navigation takes a moment. Other navigations requested meanwhile wait for its end. */
let flight: Flight | null = null
/** The new state of the page's entry under the layers. The entry can only be changed once the history is there. */
let beneath: Entry | null = null
/** The router's index of the current page. */
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

/** Makes the number of history entries equal to the number of layers. */
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
  // The history may be at an entry whose layer was closed: go on to the page.
  setTimeout(settle)
}

function pushState(state: unknown, title: string, url?: string | URL | null): void {
  if (depth() === 0) native.push(state, title, url)
  else {
    // A navigation from a layer leaves the page: the new page replaces the entry of the layer.
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

/** Must be called before the router starts to listen. */
export function startLayers(): void {
  page = fieldOf('idx')
  setLayerOpener(openLayer)
  Object.assign(history, { pushState, replaceState, go })
  window.addEventListener('popstate', onPop, true)
  // The page was reloaded while a layer was open.
  settle()
}

/** Until the returned function is called, "back" closes this layer. */
export function openLayer(onBack: () => void): () => void {
  const layer = { onBack }
  open = [...open, layer]
  settle()
  return () => {
    holdTaps()
    open = open.filter((other) => other !== layer)
    // Deferred, because another layer may open or the same tap may navigate.
    setTimeout(settle)
  }
}
