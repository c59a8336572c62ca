import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { STEP_MS } from '../../scripts/testing/patience.ts'

/** The same time as Playwright's "networkidle", which is never reached while a stream is open. */
const QUIET_MS = 500
const LOOK_MS = 50

interface Traffic {
  open: Set<Request>
  changedAt: number
}

const traffic = new WeakMap<Page, Traffic>()

/** Streams stay open as long as the page, so their end is not awaited. */
const isStream = (request: Request) => new URL(request.url()).pathname.endsWith('-stream')

/** Records the open requests of each page of a browser. */
export function watchTraffic(context: BrowserContext): void {
  context.on('page', (page) => {
    const state: Traffic = { open: new Set(), changedAt: Date.now() }
    traffic.set(page, state)
    const end = (request: Request) => {
      if (state.open.delete(request)) state.changedAt = Date.now()
    }
    page.on('request', (request) => {
      if (isStream(request)) return
      state.open.add(request)
      state.changedAt = Date.now()
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  })
}

/** Waits until the page has loaded and has made no request for a while. */
export async function quiet(page: Page, forMs = QUIET_MS): Promise<void> {
  await page.waitForLoadState('load')
  const state = traffic.get(page)
  if (!state) throw new Error('the page was not opened with newDevice')
  const giveUpAt = Date.now() + STEP_MS
  while (state.open.size > 0 || Date.now() - state.changedAt < forMs) {
    if (Date.now() > giveUpAt)
      throw new Error(`still waiting for ${[...state.open].map((open) => open.url()).join(', ')}`)
    await pause(LOOK_MS)
  }
}
