import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../kernel/axe.ts'
import { newDevice } from '../kernel/devices.ts'
import { standBefore } from '../kernel/front.ts'
import { settled } from '../kernel/screen.ts'
import { expect, test } from '../kernel/test.ts'

/** Console messages of a browser about requests without a network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))
const tab = (page: Page, name: string, tabs: string) =>
  page.getByRole('navigation', { name: tabs }).getByRole('link', { name })

test('home and messages open without a network, show their age, and refresh by themselves', async ({
  open,
  t,
  noise,
  url,
}) => {
  noise.allow(NO_NETWORK)
  const phone = await open({ as: 'learner', worker: true })
  // Browsers must revalidate the worker every time, and it may only connect to our own server.
  const worker = await phone.request.get(`${url}/sw.js?language=vi`)
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
  })
  await phone.goto('/newsTab')
  await workerReady(phone)
  const shelf = phone.getByRole('main').getByRole('link', { name: t('message.category_study') })
  await expect(shelf).toBeVisible()
  await phone.goto('/')
  const menu = phone.getByRole('link', { name: t('org.profile') })
  await expect(menu).toBeVisible()
  const messages = tab(phone, t('message.title'), t('kernel.tabs'))
  const unread = async (link: Locator) => /\d+/.exec(await link.innerText())?.[0]
  await expect(messages).toHaveText(/\d/)
  const before = await unread(messages)
  await settled(phone)

  await phone.context().setOffline(true)
  await phone.reload()
  await expect(menu).toBeVisible()
  await expect(phone.getByText(t('kernel.offline_sign'))).toBeVisible()
  // Only in the visible page: the other pages stay cached behind it.
  const age = phone.getByRole('main').getByText(t('kernel.kept_offline', { ago: '' }))
  await expect(age).toBeVisible()
  await expect(phone.getByRole('main').getByRole('img').first()).toBeVisible()
  await expect.poll(() => unread(messages)).toBe(before)
  await expectAccessible(phone)
  await tab(phone, t('message.title'), t('kernel.tabs')).click()
  await expect(shelf).toBeVisible()
  await expect(age).toBeVisible()

  await phone.context().setOffline(false)
  await expect(phone.getByText(t('kernel.offline_sign'))).toBeHidden()
  await expect(age).toBeHidden()
  await expect(shelf).toBeVisible()
})

test('without service workers the app still works and shows its cached answers', async ({ open, t, noise }) => {
  noise.allow(NO_NETWORK)
  const phone = await open({ as: 'learner', worker: true })
  await phone.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await phone.goto('/my')
  await expect(phone.getByRole('heading', { name: '林晓' })).toBeVisible()
  await tab(phone, t('home.title'), t('kernel.tabs')).click()
  await expect(phone.getByRole('link', { name: t('org.profile') })).toBeVisible()
  await settled(phone)
  expect(await phone.evaluate(() => 'serviceWorker' in navigator)).toBe(false)

  // Only the calls fail: without a worker the page itself still has to come from the server.
  await phone.route(/\/sands-|\/healthz/, (route) => route.abort('internetdisconnected'))
  await phone.reload()
  await expect(phone.getByRole('link', { name: t('org.profile') })).toBeVisible()
  await expect(phone.getByText(t('kernel.offline_sign'))).toBeVisible()
  await expect(phone.getByRole('main').getByText(t('kernel.kept_offline', { ago: '' }))).toBeVisible()
  await phone.unroute(/\/sands-|\/healthz/)
  await expect(phone.getByText(t('kernel.offline_sign'))).toBeHidden()
})

test('after a release an old page is shown at most once, however slow the network', async ({ browser, url }) => {
  const front = await standBefore(url)
  const context = await newDevice(browser, 'phone', { url: front.url, worker: true })
  const phone = await context.newPage()
  const build = () => phone.locator('meta[name="build"]').getAttribute('content')
  await phone.goto('/login')
  await workerReady(phone)
  await expect.poll(() => phone.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  front.mood.build = 'second'
  // Longer than the worker waits for the network.
  front.mood.pageDelayMs = 5000
  await phone.goto('/login')
  expect(await build()).toBe('first')
  await expect.poll(() => phone.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(['sands-shell-second']))
  await expect.poll(() => phone.evaluate(() => caches.has('sands-shell-first'))).toBe(false)
  await phone.goto('/login')
  expect(await build()).toBe('second')

  front.mood.pageDelayMs = 0
  front.mood.build = 'third'
  // A slow machine may take longer for the page than the worker waits.
  await expect(async () => {
    await phone.goto('/login')
    expect(await build()).toBe('third')
  }).toPass()
  await context.close()
  await front.close()
})
