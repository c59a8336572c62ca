import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../kernel/test.ts'

const SAVE = /\/user-stay-duration\/saveDuration$/
const isHeartbeat = (request: Request) => SAVE.test(request.url())
const claimed = (request: Request): number => request.postDataJSON().stayDuration

/** The page's own clock, so that nothing waits for real seconds. */
async function openWithClock(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
}

async function nextHeartbeat(page: Page, seconds: number): Promise<Request> {
  const heartbeat = page.waitForRequest(isHeartbeat)
  await page.clock.runFor(seconds * 1000)
  return heartbeat
}

test('a heartbeat goes out every five seconds while somebody is signed in', async ({ open }) => {
  const phone = await open({ as: 'learner' })
  await openWithClock(phone, '/my')
  for (const _ of [1, 2]) {
    const heartbeat = await nextHeartbeat(phone, 5)
    expect(claimed(heartbeat)).toBeGreaterThan(4)
    expect(claimed(heartbeat)).toBeLessThanOrEqual(6)
    expect((await heartbeat.response())?.status()).toBe(200)
  }
})

test('no heartbeat goes out while nobody is signed in', async ({ phone, t }) => {
  const heartbeats: Request[] = []
  phone.on('request', (request) => {
    if (isHeartbeat(request)) heartbeats.push(request)
  })
  await openWithClock(phone, '/login')
  await phone.clock.runFor(20_000)
  await expect(phone.getByRole('button', { name: t('auth.sign_in'), exact: true })).toBeVisible()
  expect(heartbeats).toEqual([])
})

test('after an outage one heartbeat carries what could not be sent', async ({ open, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const phone = await open({ as: 'learner' })
  await openWithClock(phone, '/my')
  await (await nextHeartbeat(phone, 5)).response()

  await phone.context().setOffline(true)
  for (const _ of [1, 2, 3]) {
    const lost = phone.waitForEvent('requestfailed', isHeartbeat)
    await phone.clock.runFor(5_000)
    await lost
  }
  await phone.context().setOffline(false)

  const recovered = await nextHeartbeat(phone, 5)
  expect((await recovered.response())?.status()).toBe(200)
  expect(claimed(recovered)).toBeGreaterThan(18)
  expect(claimed(recovered)).toBeLessThanOrEqual(21)
  const ordinary = await nextHeartbeat(phone, 5)
  expect(claimed(ordinary)).toBeLessThanOrEqual(6)
})
