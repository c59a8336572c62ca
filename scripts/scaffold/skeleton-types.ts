import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedLists } from '../generate/lists.ts'
import { cacheDir } from '../kernel/paths.ts'
import { run } from '../kernel/run.ts'
import { readSources, type Sources } from '../kernel/sources.ts'
import { callFiles } from './call.ts'
import { domainFiles } from './domain.ts'

const DOMAIN = 'skeleton'
const KEYS = [
  `GET /sands-lms/api/v1/${DOMAIN}/summary`,
  `POST /sands-lms/api/v1/${DOMAIN}/close`,
  `GET /sands-lms/api/v1/manage/${DOMAIN}/summary`,
  `POST /sands-lms/api/v1/manage/${DOMAIN}/close`,
]

/** The files that both commands write for a new domain, and the generated lists that change with it. */
export function skeletonFiles(sources: Sources): Map<string, string> {
  const files = domainFiles(sources, { domain: DOMAIN, after: 'search' })
  for (const key of KEYS)
    for (const [path, text] of callFiles(new Map([...sources, ...files]), { domain: DOMAIN, key }))
      files.set(path, text)
  for (const [path, text] of generatedLists(new Map([...sources, ...files])))
    if (sources.get(path) !== text) files.set(path, text)
  return files
}

/** Declares the custom matchers of server tests. Nothing imports it. */
const MATCHERS = 'apps/server/src/testing/matchers.d.ts'

const OPTIONS = {
  noEmit: true,
  composite: false,
  emitDeclarationOnly: false,
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  types: ['vite/client', 'node'],
  rootDir: '.',
  paths: Object.fromEntries(
    ['contract', 'rules', 'i18n', 'web'].map((name) => [`@sands/${name}/*`, [`./packages/${name}/src/*`]]),
  ),
}

/**
 * Type-checks the skeleton against the declarations that the compiler has written for everything else. Only the files
 * of the skeleton and the generated lists are checked, so it takes seconds. Undefined when nothing is wrong.
 */
export async function skeletonFault(root: string): Promise<string | undefined> {
  const place = join(cacheDir, 'skeleton')
  rmSync(place, { recursive: true, force: true })
  cpSync(join(cacheDir, 'types'), place, { recursive: true })
  const files = [...skeletonFiles(readSources(root))].filter(([path]) => /\.tsx?$/.test(path))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(place, path)), { recursive: true })
    rmSync(join(place, path.replace(/\.tsx?$/, '.d.ts')), { force: true })
    writeFileSync(join(place, path), text)
  }
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: OPTIONS,
    files: [...files.map(([path]) => path), MATCHERS],
  }
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config))
  const { code, output } = await run('tsc', ['-p', place, '--singleThreaded'], { capture: true })
  return code === 0 ? undefined : `the skeleton that npm run new-domain writes:\n${output.trim()}`
}
