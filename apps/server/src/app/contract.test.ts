import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsByDomain } from '@sands/contract/calls'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

describe('the contract', () => {
  const tests = globSync('**/*.test.ts', { cwd: SOURCES })
    .filter((file) => file !== 'app/contract.test.ts')
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n')

  it.each(Object.values(callsByDomain).flatMap((calls) => Object.keys(calls)))('%s is exercised by a test', (key) => {
    expect(tests.includes(`'${key}'`)).toBe(true)
  })
})
