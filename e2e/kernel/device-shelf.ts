import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Language } from '../../packages/rules/src/language.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { type Device, newDevice } from './devices.ts'

interface Wanted {
  device: Device
  language: Language
  /** The local storage of an earlier visit. */
  storage: BrowserStorage
}

interface Shelved {
  context: BrowserContext
  kind: string
  /** An empty page at the address of the app, through which the storage is emptied and filled. */
  keeper: Page
  tools: CDPSession
  isSpoilt: boolean
  uses: number
}

/** Acts that last as long as a browser: Playwright cannot undo them. */
const LASTING = ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'setGeolocation']
const LASTING_OF_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']
/** Events that tests and the record of noise listen to. Playwright itself needs its listeners of the others. */
const LISTENED = ['request', 'requestfailed', 'response', 'console', 'weberror'] as const
/** Enough tests to make up for the first one, and few enough for the memory of the process. */
const MOST_USES = 25

/** Notices acts after which a browser is not like a new one any more. */
function markWhenSpoilt(shelved: Shelved): void {
  const spoils = (object: object, names: readonly string[]) => {
    for (const name of names) {
      const act: unknown = Reflect.get(object, name)
      if (typeof act !== 'function') throw new Error(`Playwright has no ${name} any more`)
      Reflect.set(object, name, (...given: unknown[]) => {
        shelved.isSpoilt = true
        return act.apply(object, given)
      })
    }
  }
  spoils(shelved.context, LASTING)
  spoils(shelved.context.clock, LASTING_OF_CLOCK)
  shelved.context.once('close', () => {
    shelved.isSpoilt = true
  })
}

/**
 * Browsers that earlier tests of this worker have left. A new one is as empty as these are when they are taken again,
 * but it would load and compile the whole app, which takes longer than most tests need.
 */
export class DeviceShelf {
  readonly #free: Shelved[] = []
  readonly #taken = new Map<BrowserContext, Shelved>()
  readonly #browser: Browser
  readonly #url: string

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  async #create({ device, language }: Wanted, kind: string): Promise<Shelved> {
    const context = await newDevice(this.#browser, device, { url: this.#url, language })
    const keeper = await context.newPage()
    await keeper.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<html></html>' }))
    await keeper.goto('/')
    const shelved = { context, kind, keeper, tools: await context.newCDPSession(keeper), isSpoilt: false, uses: 0 }
    markWhenSpoilt(shelved)
    return shelved
  }

  /** A browser in which nothing is stored except what is given. */
  async take(wanted: Wanted): Promise<BrowserContext> {
    const kind = `${wanted.device} ${wanted.language}`
    const place = this.#free.findIndex((each) => each.kind === kind)
    const shelved = this.#free.splice(place, place < 0 ? 0 : 1)[0] ?? (await this.#create(wanted, kind))
    if (shelved.uses > 0)
      await shelved.tools.send('Storage.clearDataForOrigin', { origin: this.#url, storageTypes: 'all' })
    await shelved.keeper.evaluate((items) => {
      localStorage.clear()
      for (const [name, value] of items) localStorage.setItem(name, value)
    }, Object.entries(wanted.storage))
    shelved.uses += 1
    this.#taken.set(shelved.context, shelved)
    return shelved.context
  }

  /** Takes a browser back after a test, or closes it when the test has changed it for good. */
  async giveBack(context: BrowserContext): Promise<void> {
    const shelved = this.#taken.get(context)
    this.#taken.delete(context)
    if (!shelved || shelved.isSpoilt || shelved.uses >= MOST_USES) return context.close()
    await Promise.all(context.pages().map((page) => (page === shelved.keeper ? undefined : page.close())))
    for (const name of LISTENED) context.removeAllListeners(name)
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      context.clearCookies(),
      context.clearPermissions(),
    ])
    this.#free.push(shelved)
  }
}
