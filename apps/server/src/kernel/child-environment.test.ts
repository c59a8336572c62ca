import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'

const PROGRAM = `
import { execFileSync } from 'node:child_process'
import { enableCompileCache, getCompileCacheDir } from 'node:module'
if (process.argv[1]) enableCompileCache(process.argv[1])
const { childEnvironment } = await import(${JSON.stringify(join(import.meta.dirname, 'child-environment.ts'))})
const tell = 'console.log(JSON.stringify([require("node:module").getCompileCacheDir(), Object.keys(require("node:process").env)]))'
const child = JSON.parse(execFileSync(process.execPath, ['-e', tell], { env: childEnvironment() }))
console.log(JSON.stringify({ own: getCompileCacheDir(), child }))
`

const run = (...args: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM, ...args], {
      env: { DATABASE_URL: 'secret' },
      encoding: 'utf8',
    }),
  ) as { own?: string; child: [string | null, string[]] }

it('a process that opens files of strangers gets the folder of compiled code, and nothing else of ours', () => {
  const folder = mkdtempSync(join(inject('runFolder'), 'compiled-'))
  try {
    const { own, child } = run(folder)
    expect(own?.startsWith(folder)).toBe(true)
    expect(child).toEqual([own, ['NODE_COMPILE_CACHE']])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  expect(run().child).toEqual([null, []])
})
