import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDemoFolder } from '../../e2e/kernel/demo-folder.ts'
import { buildStale } from '../build.ts'
import { runChecks } from '../check.ts'
import { ensureTestBrowser } from '../kernel/browser.ts'
import { cacheDir } from '../kernel/paths.ts'
import { run } from '../kernel/run.ts'
import { ensureCompileCache } from './compile-cache.ts'
import type { Outcome } from './outcome.ts'
import { outcomeOf, readPlaywright, readVitest } from './reports.ts'

export interface PartOptions {
  /** Only files whose path contains one of these; all files when empty. */
  words?: readonly string[]
  /** Only these files, by their path from the root. */
  files?: readonly string[]
  /** Captures the output and shows it in one block at the end, because another part writes at the same time. */
  aside?: boolean
  /** Runs the files in a random order that this seed determines. */
  seed?: number
}

interface Part {
  run(options: PartOptions): Promise<Outcome>
  /** Whether failed files are tried again. A check would only fail again. */
  hasFiles: boolean
}

function reportFile(name: string): string {
  mkdirSync(cacheDir, { recursive: true })
  const file = join(cacheDir, `${name}-results.json`)
  rmSync(file, { force: true })
  return file
}

async function vitest(projects: readonly string[], options: PartOptions): Promise<Outcome> {
  const { words = [], files = words, aside = false, seed } = options
  const file = reportFile(projects.join('-'))
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--passWithNoTests',
    ...(seed === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${seed}`]),
    ...files,
  ]
  const env = { NODE_COMPILE_CACHE: ensureCompileCache() }
  const { code, output } = await run('vitest', args, { capture: aside, env })
  if (output) console.log(output)
  return outcomeOf({ file, code, read: readVitest })
}

/** Playwright expects patterns; this escapes a file path. */
const asPattern = (file: string): string => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function playwright({ words = [], files, aside = false, seed }: PartOptions): Promise<Outcome> {
  const file = reportFile('browser')
  await ensureTestBrowser()
  await buildStale()
  await ensureDemoFolder()
  const args = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--pass-with-no-tests',
    ...(seed === undefined ? [] : [`--shuffle=${seed}`]),
    ...(files?.map(asPattern) ?? words),
  ]
  const { code, output } = await run('playwright', args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    capture: aside,
  })
  if (output) console.log(output)
  return outcomeOf({ file, code, read: readPlaywright })
}

export const parts = {
  check: { run: ({ words }) => runChecks(words), hasFiles: false },
  unit: { run: (options) => vitest(['unit', 'component'], options), hasFiles: true },
  integration: {
    // Server tests also request pages, so the apps must be built.
    run: async (options) => {
      await buildStale()
      return vitest(['server'], options)
    },
    hasFiles: true,
  },
  process: {
    run: async (options) => {
      await ensureDemoFolder()
      return vitest(['process'], options)
    },
    hasFiles: true,
  },
  browser: { run: playwright, hasFiles: true },
} as const satisfies Readonly<Record<string, Part>>

export type PartName = keyof typeof parts
export const partNames = Object.keys(parts) as PartName[]
export const isPart = (word: string | undefined): word is PartName => word !== undefined && word in parts
