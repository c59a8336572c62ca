import type { Locator, Page } from '@playwright/test'
import { LANGUAGE_NAMES } from '../../packages/rules/src/language.ts'
import { expectAccessible } from '../kernel/axe.ts'
import { newDevice } from '../kernel/devices.ts'
import { standBefore } from '../kernel/front.ts'
import { settled } from '../kernel/screen.ts'
import { signIn } from '../kernel/sign-in.ts'
import { expect, test } from '../kernel/test.ts'
import { wordsOf } from '../kernel/words.ts'

/** What a browser says of requests that have no network to go by. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))
const tab = (page: Page, name: string, tabs: string) =>
  page.getByRole('navigation', { name: tabs }).getByRole('link', { name })

test('home and messages open without a network, say how old they are, and become new by themselves', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(NO_NETWORK)
  const phone = await open({ as: 'learner', worker: true })
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
  // Of the page in front: the others are kept behind it.
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

test('what is done without a network is counted in the sign and sent when there is one', async ({
  phone,
  t,
  noise,
}) => {
  noise.allow(NO_NETWORK)
  await signIn(phone, { person: 'auditor', t })
  await phone.goto('/setting')
  await settled(phone)
  await phone.route('**/user/change-language', (route) => route.abort('internetdisconnected'))
  await phone.getByRole('button', { name: t('settings.language') }).click()
  await phone.getByRole('dialog').getByRole('button', { name: LANGUAGE_NAMES['en-us'] }).click()
  const english = await wordsOf('en-us')
  await expect(phone.getByRole('heading', { name: english('settings.title') })).toBeVisible()
  await phone.context().setOffline(true)
  const waiting = phone.getByRole('link', { name: english('kernel.offline_waiting', { count: 1 }) })
  await expect(waiting).toBeVisible()
  await expectAccessible(phone)

  await phone.unroute('**/user/change-language')
  const sent = phone.waitForResponse('**/user/change-language')
  await phone.context().setOffline(false)
  expect((await sent).status()).toBe(200)
  await expect(waiting).toBeHidden()
})

test('where service workers are missing the app works all the same, and shows what it kept', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(NO_NETWORK)
  const phone = await open({ as: 'learner', worker: true })
  await phone.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await phone.goto('/my')
  await expect(phone.getByRole('heading', { name: '林晓' })).toBeVisible()
  await tab(phone, t('home.title'), t('kernel.tabs')).click()
  await expect(phone.getByRole('link', { name: t('org.profile') })).toBeVisible()
  await settled(phone)
  expect(await phone.evaluate(() => 'serviceWorker' in navigator)).toBe(false)

  // The calls fail; the page itself has to come from somewhere without a worker.
  await phone.route(/\/sands-|\/healthz/, (route) => route.abort('internetdisconnected'))
  await phone.reload()
  await expect(phone.getByRole('link', { name: t('org.profile') })).toBeVisible()
  await expect(phone.getByText(t('kernel.offline_sign'))).toBeVisible()
  await expect(phone.getByRole('main').getByText(t('kernel.kept_offline', { ago: '' }))).toBeVisible()
  await phone.unroute(/\/sands-|\/healthz/)
  await expect(phone.getByText(t('kernel.offline_sign'))).toBeHidden({ timeout: 20_000 })
})

test('nothing of a person stays on the device when they sign out', async ({ open, t }) => {
  const phone = await open({ worker: true })
  await signIn(phone, { person: 'teacher', t })
  await phone.goto('/my')
  await workerReady(phone)
  await expect(phone.getByRole('heading', { name: '王敏' })).toBeVisible()
  const kept = () =>
    phone.evaluate(async () => {
      const opened = indexedDB.open('sands.kept')
      await new Promise((done) => opened.addEventListener('success', done))
      const count = opened.result.transaction('facts').objectStore('facts').count()
      await new Promise((done) => count.addEventListener('success', done))
      opened.result.close()
      return { answers: count.result, pictures: await caches.has('sands-pictures') }
    })
  await expect.poll(async () => (await kept()).answers).toBeGreaterThan(0)

  await phone.goto('/setting')
  await phone.getByRole('button', { name: t('settings.sign_out'), exact: true }).click()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: t('settings.sign_out'), exact: true })
    .click()
  await expect(phone.getByRole('button', { name: t('auth.sign_in'), exact: true })).toBeVisible()
  await expect.poll(kept).toEqual({ answers: 0, pictures: false })
})

test('after a release an old page comes up once at most, however slow the line', async ({ browser, url }) => {
  const front = await standBefore(url)
  const context = await newDevice(browser, 'phone', { url: front.url, worker: true })
  const phone = await context.newPage()
  const build = () => phone.locator('meta[name="build"]').getAttribute('content')
  await phone.goto('/login')
  await workerReady(phone)
  await expect.poll(() => phone.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  front.mood.build = 'second'
  front.mood.pageDelayMs = 8000
  await phone.goto('/login')
  expect(await build()).toBe('first')
  await expect
    .poll(() => phone.evaluate(() => caches.keys()), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['sands-shell-second']))
  await expect.poll(() => phone.evaluate(() => caches.has('sands-shell-first'))).toBe(false)
  await phone.goto('/login')
  expect(await build()).toBe('second')

  front.mood.pageDelayMs = 0
  front.mood.build = 'third'
  await phone.goto('/login')
  expect(await build()).toBe('third')
  await context.close()
  await front.close()
})
