// npm run build [-- --force]: builds the two web apps, when something they depend on has changed.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parallel } from './kernel/parallel.ts'
import { cacheDir, fromRoot, root } from './kernel/paths.ts'
import { precompress } from './kernel/precompress.ts'
import { seconds } from './kernel/report.ts'
import { run } from './kernel/run.ts'
import { stampOf } from './kernel/stamp.ts'

const APPS = ['mobile', 'desktop'] as const
type WebApp = (typeof APPS)[number]

const AT_ONCE = 2
const STAMP = '.build-stamp'
const SHARED = [
  'packages/web',
  'packages/rules',
  'packages/i18n',
  'packages/contract',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'scripts/build.ts',
  'scripts/kernel/precompress.ts',
]

const currentStamp = (app: WebApp) => stampOf(root, [`apps/${app}`, ...SHARED])

function isStale(app: WebApp, stamp: string): boolean {
  const file = fromRoot('apps', app, 'dist', STAMP)
  return !existsSync(file) || readFileSync(file, 'utf8').trim() !== stamp
}

/** Built in another folder and moved into place at the end, so that an interrupted build keeps the last good one. */
async function build(app: WebApp, stamp: string): Promise<void> {
  const started = performance.now()
  const dist = fromRoot('apps', app, 'dist')
  const fresh = join(cacheDir, `build-${app}-${process.pid}`)
  const old = `${fresh}-old`
  mkdirSync(cacheDir, { recursive: true })
  try {
    const { code, output } = await run(
      'vite',
      ['build', fromRoot('apps', app), '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'],
      { capture: true },
    )
    if (code !== 0) throw new Error(`apps/${app} does not build:\n${output}`)
    if (output.trim()) console.log(output.trim())
    await precompress(fresh)
    writeFileSync(join(fresh, STAMP), `${stamp}\n`)
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(fresh, dist)
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
  }
  console.log(`built apps/${app} in ${seconds(started)}`)
}

export async function buildStale({ force = false } = {}): Promise<void> {
  const stale = APPS.map((app) => ({ app, stamp: currentStamp(app) })).filter(
    ({ app, stamp }) => force || isStale(app, stamp),
  )
  // Each app is built to the end, so that an error in one does not abort the other.
  const faults = await parallel(stale, AT_ONCE, async ({ app, stamp }) => {
    try {
      await build(app, stamp)
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
  if (faults.flat().length > 0) throw new Error(faults.flat().join('\n'))
}

if (import.meta.main) {
  try {
    await buildStale({ force: process.argv.includes('--force') })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
