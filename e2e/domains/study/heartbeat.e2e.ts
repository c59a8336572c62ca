import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../kernel/test.ts'
import { quiet } from '../../kernel/traffic.ts'

const STEP_S = 5
const AHEAD_MS = 60_000
const isHeartbeat = (request: Request) => /\/user-stay-duration\/saveDuration$/.test(request.url())

/**
 * Opens a page whose clock moves only when the test advances it, and records the seconds that the server has
 * acknowledged.
 */
async function openWithStoppedClock(page: Page, path: string) {
  const acknowledged: number[] = []
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    if (isHeartbeat(request)) underWay.add(request)
  })
  const end = (request: Request) => void underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('requestfinished', async (request) => {
    if (!isHeartbeat(request)) return
    const response = await request.response()
    if (response?.ok()) acknowledged.push(request.postDataJSON().stayDuration)
  })
  await page.clock.install()
  await page.goto(path)
  await quiet(page)
  await page.clock.pauseAt(Date.now() + AHEAD_MS)
  const roundTrip = () =>
    page.evaluate(() =>
      fetch('/healthz').then(
        () => true,
        () => false,
      ),
    )
  const step = async () => {
    await page.clock.runFor(STEP_S * 1000)
    await roundTrip()
    // On a busy machine the round trip may finish before the heartbeat; the page skips a heartbeat while the previous
    // one has no answer.
    await expect.poll(() => underWay.size).toBe(0)
    // After one more round trip the page has processed all earlier answers.
    await roundTrip()
  }
  /**
   * Waits for requests that were in progress when the clock stopped: after that, each step sends exactly one heartbeat.
   */
  const calm = async () => {
    await expect(async () => {
      await step()
      expect(acknowledged.at(-1)).toBe(STEP_S)
    }).toPass()
    acknowledged.length = 0
  }
  return { acknowledged, step, calm }
}

test('a heartbeat is sent every five seconds; after an outage one heartbeat carries the unsent time, and no more', async ({
  open,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const phone = await open({ as: 'learner' })
  const { acknowledged, step, calm } = await openWithStoppedClock(phone, '/my')
  await calm()
  let passed = 0
  const pass = async () => {
    await step()
    passed += STEP_S
  }

  await phone.context().setOffline(true)
  for (const _ of [1, 2, 3]) await pass()
  expect(acknowledged).toEqual([])
  await phone.context().setOffline(false)

  const total = () => acknowledged.reduce((sum, seconds) => sum + seconds, 0)
  await expect(async () => {
    await pass()
    expect(total()).toBe(passed)
  }).toPass()
  expect(acknowledged[0]).toBeGreaterThanOrEqual(3 * STEP_S)
})
