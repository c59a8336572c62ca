import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Request } from '@playwright/test'
import { newDevice } from '../../e2e/kernel/devices.ts'
import { browserArgs } from '../../scripts/kernel/browser.ts'
import { type BenchRun, check } from './bench.ts'

const AFTER_LOAD_MS = 5000

interface Script {
  url: string
  bytes: number
}

const isScript = (contentType: string | null) => /javascript|ecmascript/.test(contentType ?? '')

async function scriptOf(request: Request): Promise<Script | undefined> {
  const response = await request.response()
  if (!response || !isScript(await response.headerValue('content-type'))) return undefined
  const encoding = await response.headerValue('content-encoding')
  check(encoding === 'br', `${request.url()} came ${encoding ?? 'uncompressed'} instead of as brotli`)
  const { responseBodySize } = await request.sizes()
  return { url: request.url(), bytes: responseBodySize }
}

async function look(browser: Browser, url: string): Promise<Script[]> {
  const context = await newDevice(browser, 'phone', { url })
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await sleep(AFTER_LOAD_MS)
  const { origin } = new URL(url)
  const outside = requests.map((request) => request.url()).filter((to) => !to.startsWith(`${origin}/`))
  const foreign = outside.filter((to) => !/^(?:data|blob):/.test(to))
  check(foreign.length === 0, `the page contacts other hosts: ${foreign.join(' ')}`)
  const scripts = await Promise.all(requests.map(scriptOf))
  await context.close()
  return scripts.filter((script) => script !== undefined)
}

/** The first visit of a phone that has nothing kept: every script it fetches until five seconds after the page is there. */
export async function coldVisit({ defer }: BenchRun, executablePath: string, url: string): Promise<Script[]> {
  const browser = await chromium.launch({ executablePath, args: browserArgs() })
  defer(() => browser.close())
  const scripts = await look(browser, url)
  await browser.close()
  check(scripts.length > 0, `${url} fetched no script`)
  return scripts
}
