import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Request } from '@playwright/test'
import { type BrowserStorage, storageStateOf } from '../../../e2e/kernel/browser-storage.ts'
import { type Device, newDevice } from '../../../e2e/kernel/devices.ts'
import { browserArgs } from '../../../scripts/kernel/browser.ts'
import { type BenchRun, check } from '../bench.ts'

const AFTER_LOAD_MS = 5000

const BYTES_PER_KB = 1000

interface Script {
  url: string
  bytes: number
}

interface Visit {
  url: string
  storage?: BrowserStorage
  device?: Device
}

const TINY_BYTES = 150

const isScript = (contentType: string | null) => /javascript|ecmascript/.test(contentType ?? '')

async function scriptOf(request: Request): Promise<Script | undefined> {
  const response = await request.response()
  if (!response || !isScript(await response.headerValue('content-type'))) return undefined
  const encoding = await response.headerValue('content-encoding')
  const { responseBodySize } = await request.sizes()
  // Files that brotli would make larger are sent uncompressed.
  const tiny = !encoding && responseBodySize < TINY_BYTES
  check(encoding === 'br' || tiny, `${request.url()} came ${encoding ?? 'uncompressed'} instead of as brotli`)
  return { url: request.url(), bytes: responseBodySize }
}

async function look(browser: Browser, { url, storage = {}, device = 'phone' }: Visit): Promise<Script[]> {
  const context = await newDevice(browser, device, { url, storageState: storageStateOf(url, storage) })
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await sleep(AFTER_LOAD_MS)
  check(new URL(url).pathname === new URL(page.url()).pathname, `${url} leads to ${page.url()}`)
  const { origin } = new URL(url)
  const outside = requests.map((request) => request.url()).filter((to) => !to.startsWith(`${origin}/`))
  const foreign = outside.filter((to) => !/^(?:data|blob):/.test(to))
  check(foreign.length === 0, `the page contacts other hosts: ${foreign.join(' ')}`)
  const scripts = await Promise.all(requests.map(scriptOf))
  await context.close()
  return scripts.filter((script) => script !== undefined)
}

/**
 * The first visit of a device that has stored only what is given here. Lists every script that it fetches until five
 * seconds after the page has loaded.
 */
export async function coldVisit({ defer }: BenchRun, executablePath: string, visit: Visit): Promise<Script[]> {
  const browser = await chromium.launch({ executablePath, args: browserArgs() })
  defer(() => browser.close())
  const scripts = await look(browser, visit)
  await browser.close()
  check(scripts.length > 0, `${visit.url} fetched no script`)
  return scripts
}

export const kilobytes = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_PER_KB

export const sizesOf = (scripts: readonly Script[]): string =>
  scripts.map(({ url, bytes }) => `${new URL(url).pathname} ${(bytes / BYTES_PER_KB).toFixed(1)}`).join(', ')
