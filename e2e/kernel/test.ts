import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { FRESH_MS } from '../../packages/rules/src/auth/factor.ts'
import type { Language } from '../../packages/rules/src/language.ts'
import { DEVICE_KEYS } from '../../packages/web/src/device/device.ts'
import { type BrowserStorage, storageOf, storageStateOf } from './browser-storage.ts'
import { DeviceShelf } from './device-shelf.ts'
import { type Device, newDevice } from './devices.ts'
import { Noise } from './noise.ts'
import type { Person } from './people.ts'
import { SERVER_START_MS, startSands } from './sands.ts'
import { type Words, wordsOf } from './words.ts'

export interface OpenOptions {
  device?: Device
  language?: Language
  /** Signs in as this person; without it nobody is signed in. */
  as?: Person
  /** Whether the app's service worker runs. */
  worker?: boolean
  /** Whether the browser has never loaded the app. By default it is one of an earlier test, emptied. */
  fresh?: boolean
  /** Plays videos and sounds at double speed, as the person has chosen earlier: for tests that wait for the end. */
  isFast?: boolean
  /** Whether adverts of the home page stay open for the test. By default they are closed, as a person would do. */
  adverts?: boolean
}

interface Fixtures {
  /** Opens a separate browser, like another phone or computer. */
  open(options?: OpenOptions): Promise<Page>
  /** A phone and a computer in Chinese on which nobody is signed in. */
  phone: Page
  desktop: Page
  /** The texts of the screens in Chinese. */
  t: Words
  /** Messages of all browsers in the test. A message that was not allowed fails the test. */
  noise: Noise
}

interface WorkerFixtures {
  /** Each worker has its own server, so tests that run at the same time do not share a company. */
  url: string
  /**
   * The storage of a browser after this person has signed in, a few minutes ago at most: before something grave people
   * prove that it is them. Signing out ends the session for every test, so a test of signing out signs in itself.
   */
  storageOf(person: Person): ReturnType<typeof storageOf>
  shelf: DeviceShelf
}

/** The storage after an earlier visit in this language, with the adverts seen or not. */
const storageWhen = (
  { session, advertsSeen }: Awaited<ReturnType<typeof storageOf>>,
  { language, adverts, isFast }: { language: Language; adverts: boolean; isFast: boolean },
): BrowserStorage => ({
  ...session,
  ...(adverts ? {} : advertsSeen),
  ...(isFast ? { [DEVICE_KEYS.playerChoices]: JSON.stringify({ speed: 2 }) } : {}),
  [DEVICE_KEYS.language]: language,
})

const advertsOf = (page: Page, t: Words) => page.getByRole('dialog', { name: t('home.adverts') })

/** Closes the adverts of people who sign in during the test, whenever they appear. */
async function closeAdverts(page: Page, t: Words): Promise<void> {
  const layer = advertsOf(page, t)
  // The adverts close by themselves when the person leaves home at that moment, so a click that fails is no fault.
  // While they are still open, Playwright calls this again.
  const close = layer.getByRole('button', { name: t('kernel.close') })
  await page.addLocatorHandler(layer, () => close.click({ timeout: 2000 }).catch(() => undefined), {
    noWaitAfter: true,
  })
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const sands = await startSands({ isLight: true })
      await use(sands.url)
      await sands.stop()
      const loud = sands
        .output()
        .split('\n')
        .filter((line) => /"level":(?:50|60)|"level":"(?:error|fatal)"/.test(line))
      if (loud.length > 0) throw new Error(`the server logged errors during the tests:\n${loud.join('\n')}`)
    },
    { scope: 'worker', timeout: SERVER_START_MS },
  ],
  storageOf: [
    async ({ url }, use) => {
      const storage = new Map<Person, { since: number; signedIn: ReturnType<typeof storageOf> }>()
      await use((person) => {
        const known = storage.get(person)
        if (known && Date.now() - known.since < FRESH_MS / 2) return known.signedIn
        const signedIn = storageOf(url, person)
        storage.set(person, { since: Date.now(), signedIn })
        return signedIn
      })
    },
    { scope: 'worker' },
  ],
  shelf: [async ({ browser, url }, use) => use(new DeviceShelf(browser, url)), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  noise: async ({}, use) => {
    const noise = new Noise()
    await use(noise)
    expect(noise.left(), 'errors and warnings of the browser').toEqual([])
  },
  open: async ({ browser, url, storageOf, shelf, noise }, use, testInfo) => {
    const contexts: BrowserContext[] = []
    await use(async (options = {}) => {
      const { device = 'phone', language = 'zh-cn', as, adverts = false, worker = false, isFast = false } = options
      const { fresh = worker } = options
      const storage = as ? storageWhen(await storageOf(as), { language, adverts, isFast }) : {}
      const storageState = storageStateOf(url, storage)
      const context = fresh
        ? await newDevice(browser, device, { url, language, worker, storageState })
        : await shelf.take({ device, language, storage })
      contexts.push(context)
      noise.listen(context, url)
      const page = await context.newPage()
      if (!adverts) await closeAdverts(page, await wordsOf(language))
      return page
    })
    // Playwright photographs the pages of a failed test when their browser is closed.
    const isFine = testInfo.status === testInfo.expectedStatus
    await Promise.all(contexts.map((context) => (isFine ? shelf.giveBack(context) : context.close())))
  },
  phone: async ({ open }, use) => use(await open({ device: 'phone' })),
  desktop: async ({ open }, use) => use(await open({ device: 'desktop' })),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  t: async ({}, use) => use(await wordsOf('zh-cn')),
})

export { expect }
