import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../kernel/test.ts'
import { quiet } from '../../kernel/traffic.ts'

const STEP_S = 5
const AHEAD_MS = 60_000
const isHeartbeat = (request: Request) => /\/user-stay-duration\/saveDuration$/.test(request.url())

/** A page whose clock stands still unless the test moves it, and the seconds the server has acknowledged. */
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
    // On a busy machine the round trip may overtake the heartbeat; while that has no answer the next is left out.
    await expect.poll(() => underWay.size).toBe(0)
    // A round trip later the page has dealt with whatever it was told before.
    await roundTrip()
  }
  /** What was under way when the clock stopped has arrived: from here on a step is one heartbeat. */
  const calm = async () => {
    await expect(async () => {
      await step()
      expect(acknowledged.at(-1)).toBe(STEP_S)
    }).toPass()
    acknowledged.length = 0
  }
  return { acknowledged, step, calm }
}

test('a heartbeat goes out every five seconds; after an outage one carries what could not be sent, no more', async ({
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
