import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsByDomain } from '@sands/contract/calls'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
const CONSTANT = /^(?:export )?const ([A-Z_]+) = '([^']*)'/gm
const constantsIn = (text: string): [string, string][] =>
  [...text.matchAll(CONSTANT)].map(([, name = '', value = '']) => [name, value])

/** The calls that a file writes out, also those written as `GET ${PREFIX}/name` with a constant. */
function callsIn(text: string, shared: readonly [string, string][]): string[] {
  const constants = new Map([...shared, ...constantsIn(text)])
  const whole = text.replace(/\$\{([A-Z_]+)\}/g, (found, name: string) => constants.get(name) ?? found)
  return [...whole.matchAll(/['`]((?:GET|POST) \/[\w./-]+)['`]/g)].map(([, key = '']) => key)
}

describe('the contract', () => {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: SOURCES }).map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  const helpers = read('testing/**/*.ts')
  const shared = helpers.flatMap((text) => constantsIn(text.replace(/^const /gm, '')))
  const tested = new Set([...helpers, ...read('**/*.test.ts')].flatMap((text) => callsIn(text, shared)))

  it.each(Object.values(callsByDomain).flatMap((calls) => Object.keys(calls)))('%s is exercised by a test', (key) => {
    expect(tested.has(key)).toBe(true)
  })
})
