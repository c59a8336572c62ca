import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run.ts'
import { offerUnpackedFonts, unpack, unpackedBrowser } from './unpacked.ts'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The same engine without a window: opening a page takes a third of the time. Suitable for tests, not for measuring
 * what people see.
 */
const SHELL = '/usr/bin/chromium-headless-shell'
const SHELL_PACKAGE = 'chromium-headless-shell'

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** An installed Chromium: the one of CHROMIUM_PATH, the system's, or Playwright's own. */
export function presentBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which cannot be run`)
  }
  return [...PLACES, chromium.executablePath(), unpackedBrowser].find(isExecutable)
}

/** The lightest browser for tests. Undefined when Playwright should use its own, which is light too. */
export function presentTestBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const shell = [SHELL, unpackedBrowser].find(isExecutable)
  const browser = env.CHROMIUM_PATH || !shell ? presentBrowser(env) : shell
  return browser === chromium.executablePath() ? undefined : browser
}

/** Chromium refuses to start with its sandbox as root. */
export const browserArgs = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : [])

/**
 * Chromium loads pages for the address bar of every new window, which costs as much as a small test. Tests do not use
 * it.
 */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Our list replaces Playwright's, so it repeats the features that Playwright turns off and tests would notice. */
const TURNED_OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Arguments for tests, which open very many windows. */
export const testBrowserArgs = (): string[] => [
  ...browserArgs(),
  // Drawing through an emulated graphics card costs more than drawing without one.
  '--disable-gpu',
  `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`,
]

async function hasChineseFont(): Promise<boolean> {
  if (offerUnpackedFonts()) return true
  const { code, output } = await run('fc-list', [':lang=zh', 'family'], { capture: true })
  return code === 0 && output.trim() !== ''
}

const canApt = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'))

async function apt(packages: string[]): Promise<void> {
  console.log(`installing ${packages.join(' and ')} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]
  for (const args of steps) {
    const { code, output } = await run('apt-get', args, { env, capture: true })
    if (code !== 0) console.log(`apt-get ${args.join(' ')} ended with ${code}:\n${output.trim()}`)
  }
}

const HELP = `The browser tests need a Chromium and a Chinese font. On Debian or Ubuntu:
    sudo apt-get install -y chromium fonts-noto-cjk fontconfig
elsewhere: install Chrome or Chromium (or set CHROMIUM_PATH) and the Noto Sans CJK fonts.
The other tests do without: npm test -- check, unit, integration and process.`

/** Installs packages where that is allowed; without that right they are unpacked in a folder of the project. */
const provide = (packages: string[]): Promise<void> => (canApt() ? apt(packages) : unpack(packages))

/** Provides a font for Chinese and further packages: what is installed, or what can be installed without asking. */
async function ensureFont(besides: readonly string[] = []): Promise<void> {
  const linux = process.platform === 'linux'
  const wanted = [...besides, ...(linux && !(await hasChineseFont()) ? ['fonts-noto-cjk', 'fontconfig'] : [])]
  if (wanted.length > 0) await provide(wanted)
  if (linux && !(await hasChineseFont())) throw new Error(`No Chinese font was found (fc-list :lang=zh).\n${HELP}`)
}

export async function ensureBrowser(): Promise<string> {
  // Only the light browser can be unpacked; it renders the same pages.
  await ensureFont(presentBrowser() ? [] : [canApt() ? 'chromium' : SHELL_PACKAGE])
  if (!presentBrowser()) {
    console.log('fetching the Chromium of Playwright …')
    await run('playwright', ['install', 'chromium'])
  }
  const browser = presentBrowser()
  if (!browser) throw new Error(`No Chromium was found and none could be installed.\n${HELP}`)
  return browser
}

/** Tests open very many windows: a light browser halves their time. Where none is available, any browser works. */
export async function ensureTestBrowser(): Promise<void> {
  if (process.env.CHROMIUM_PATH) return ensureFont()
  const isHere = () => [SHELL, unpackedBrowser].some(isExecutable)
  // Without the right to install, an installed browser is better than a download of 150 MB.
  await ensureFont(isHere() || (!canApt() && presentBrowser()) ? [] : [SHELL_PACKAGE])
  if (!isHere()) await ensureBrowser()
}
