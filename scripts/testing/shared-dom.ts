// Component tests of one worker share a window, because creating one for each file takes longer than the tests.
// Each file gets its own modules and storages. Whatever it leaves in the window is removed when it ends.
import { cleanup, configure } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterAll, afterEach, vi } from 'vitest'
import { watchListeners } from './listeners.ts'
import { STEP_MS } from './patience.ts'
import { rememberProperties } from './properties.ts'
import { watchTimers } from './timers.ts'

const happyDOM: DetachedWindowAPI = Reflect.get(window, 'happyDOM')
const address = location.href

vi.resetModules()
for (const name of ['localStorage', 'sessionStorage']) {
  // happy-dom caches the methods of a storage on first use: tests could not spy on a used one.
  Object.defineProperty(globalThis, name, { value: new Storage(), configurable: true })
}
const restoreProperties = rememberProperties()
const removeListeners = watchListeners()
const endTimers = watchTimers()
configure({ asyncUtilTimeout: STEP_MS })
// There is no server. A request that the test does not answer stays pending, instead of failing in the middle of
// another test.
const { fetch } = window
window.fetch = (input, init) =>
  new URL(input instanceof Request ? input.url : input, address).origin === new URL(address).origin
    ? new Promise(() => undefined)
    : fetch(input, init)

afterEach(() => cleanup())

afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  removeListeners()
  endTimers()
  restoreProperties()
  await happyDOM.abort()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  happyDOM.setURL(address)
  history.replaceState(null, '')
})
