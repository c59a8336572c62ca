// Debian packages for people without the right to install any: downloaded and unpacked into .cache, without root.
import { chmodSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDir } from './paths.ts'
import { run } from './run.ts'

const folder = join(cacheDir, 'packages')
const unpacked = join(folder, 'root')
const DPKG_STATUS = '/var/lib/dpkg/status'

/** Starts the browser with the libraries and fonts unpacked next to it. */
export const unpackedBrowser: string = join(folder, 'chromium-headless-shell')
const fontSettings = join(folder, 'fonts.conf')

const canUnpack = (): boolean => process.platform === 'linux' && existsSync(DPKG_STATUS)

async function download(packages: readonly string[]): Promise<boolean> {
  for (const part of ['state/lists/partial', 'cache/archives/partial'])
    mkdirSync(join(folder, part), { recursive: true })
  const own = {
    'Dir::State': join(folder, 'state'),
    'Dir::State::status': DPKG_STATUS,
    'Dir::Cache': join(folder, 'cache'),
    'Debug::NoLocking': '1',
    'APT::Sandbox::User': '',
  }
  const options = Object.entries(own).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', '--download-only', ...packages],
  ]
  for (const step of steps) {
    const { code, output } = await run('apt-get', [...options, ...step], { capture: true })
    if (code === 0) continue
    console.log(`apt-get ${step.join(' ')} ended with ${code}:\n${output.trim()}`)
    return false
  }
  return true
}

function writeFontSettings(): void {
  const fonts = join(unpacked, 'usr/share/fonts')
  writeFileSync(
    fontSettings,
    `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`,
  )
}

function writeBrowser(): void {
  const libraries = globSync('usr/lib/*-linux-*', { cwd: unpacked }).map((path) => join(unpacked, path))
  const paths = [...libraries, '$LD_LIBRARY_PATH'].join(':')
  const program = join(unpacked, 'usr/lib/chromium/chromium-headless-shell')
  writeFileSync(unpackedBrowser, `#!/bin/sh\nLD_LIBRARY_PATH="${paths}" exec "${program}" "$@"\n`)
  chmodSync(unpackedBrowser, 0o755)
}

/** Whether fonts were unpacked. If so, every program that this process starts finds them. */
export function offerUnpackedFonts(): boolean {
  if (!existsSync(fontSettings)) return false
  process.env.FONTCONFIG_FILE = fontSettings
  return true
}

/** Downloads packages with their dependencies and unpacks them. Unavailable ones are skipped. */
export async function unpack(packages: readonly string[]): Promise<void> {
  if (packages.length === 0 || !canUnpack()) return
  console.log(`unpacking ${packages.join(' and ')} into .cache/packages …`)
  if (!(await download(packages))) return
  for (const archive of globSync('cache/archives/*.deb', { cwd: folder })) {
    await run('dpkg-deb', ['-x', join(folder, archive), unpacked], { capture: true })
  }
  for (const part of ['state', 'cache']) rmSync(join(folder, part), { recursive: true, force: true })
  if (existsSync(join(unpacked, 'usr/share/fonts'))) writeFontSettings()
  if (existsSync(join(unpacked, 'usr/lib/chromium/chromium-headless-shell'))) writeBrowser()
}
