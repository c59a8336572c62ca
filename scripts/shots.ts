// npm run shots [-- --domain NAME]: opens every route of both apps, or those of one domain, and saves a picture of each
// in shots/, with a sheet of all of them.
// Fails on a console error, a page error, a failed request or the not-found page.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import type { Device } from '../e2e/kernel/devices.ts'
import type { Person } from '../e2e/kernel/people.ts'
import { type AppRoute, addressOf, desktopRoutes, phoneRoutes } from '../e2e/kernel/routes.ts'
import { startSands } from '../e2e/kernel/sands.ts'
import { domains } from '../packages/contract/src/domains.ts'
import type { Language } from '../packages/rules/src/language.ts'
import { buildStale } from './build.ts'
import { browserArgs, ensureBrowser } from './kernel/browser.ts'
import { openCamera } from './kernel/camera.ts'
import { contactSheet, type Shot } from './kernel/contact-sheet.ts'
import { fromRoot } from './kernel/paths.ts'
import { red } from './kernel/report.ts'

const LANGUAGES: readonly Language[] = ['zh-cn', 'en-us']
const folder = fromRoot('shots')

interface Tour {
  device: Device
  base: string
  routes: readonly AppRoute[]
  /** The person who sees the most. */
  as: Person
  languages?: readonly Language[]
}

/** Paths on which the English college shows other content than the learner's college. */
const COLLEGE_PATHS = ['/', '/news', '/my', '/personCenter']

async function photograph(browser: Browser, url: string, tour: Tour): Promise<Shot[]> {
  const { device, base, routes, as, languages = LANGUAGES } = tour
  const shots: Shot[] = []
  for (const language of languages) {
    for (const open of [true, false]) {
      const chosen = routes.filter((route) => (route.open === true) === open)
      if (chosen.length === 0) continue
      const camera = await openCamera({ browser, url, folder, device, language, ...(open ? {} : { as }) })
      for (const { path } of chosen) {
        const shot = await camera.take(base + addressOf(path))
        shots.push(shot)
        const faults = shot.faults.map((fault) => `\n    ${red(fault)}`).join('')
        console.log(`${shot.faults.length === 0 ? '✓' : red('✗')} ${device} ${language} ${shot.address}${faults}`)
      }
      await camera.close()
    }
  }
  return shots
}

const {
  values: { domain },
} = parseArgs({ options: { domain: { type: 'string' } } })
if (domain !== undefined && !domains.some((known) => known === domain)) {
  console.error(`there is no domain "${domain}": ${domains.join(', ')}`)
  process.exit(1)
}
const ofDomain = (routes: readonly AppRoute[]) =>
  routes.filter((route) => domain === undefined || route.domain === domain)

const executablePath = await ensureBrowser()
await buildStale()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const sands = await startSands()
const browser = await chromium.launch({ executablePath, args: browserArgs() })
try {
  const phone = ofDomain(await phoneRoutes())
  const college = phone.filter(({ path }) => COLLEGE_PATHS.includes(path))
  const tours: Tour[] = [
    { device: 'phone', base: '', routes: phone, as: 'learner' },
    { device: 'phone', base: '', routes: college, as: 'emma', languages: ['en-us'] },
    { device: 'desktop', base: '/desktop', routes: ofDomain(await desktopRoutes()), as: 'admin' },
  ]
  const shots: Shot[] = []
  for (const tour of tours) shots.push(...(await photograph(browser, sands.url, tour)))
  writeFileSync(join(folder, 'index.html'), contactSheet(shots))
  const faulty = shots.filter(({ faults }) => faults.length > 0).length
  console.log(`${shots.length} screens, ${faulty} with faults: shots/index.html`)
  process.exitCode = faulty > 0 || shots.length === 0 ? 1 : 0
} finally {
  await browser.close()
  await sands.stop()
}
