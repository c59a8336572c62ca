import { readFileSync } from 'node:fs'
import type { ResolveHookContext } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { quickResolve } from './quick-imports.ts'

const conditions = ['node', 'import', 'module-sync']
const contextOf = (parentURL: string): ResolveHookContext => ({ conditions, parentURL, importAttributes: {} })
const SERVER = import.meta.url
const DRIZZLE = import.meta.resolve('drizzle-orm')
const nodes = (format: string) => vi.fn((specifier: string) => ({ url: import.meta.resolve(specifier), format }))

describe('a quick import', () => {
  it.each([
    ['a file of ours', './app.ts', SERVER, new URL('./app.ts', SERVER).href, 'module-typescript'],
    ['a file of a package with modules', './sql/index.js', DRIZZLE, new URL('./sql/index.js', DRIZZLE).href, 'module'],
    ['a file that says it is a module', './x.mjs', 'file:///a/b/c.mjs', 'file:///a/b/x.mjs', 'module'],
  ])('finds %s without asking Node', (_, specifier, from, url, format) => {
    const next = nodes('never')
    expect(quickResolve()(specifier, contextOf(from), next)).toEqual({ url, format, shortCircuit: true })
    expect(next).not.toHaveBeenCalled()
  })

  it.each(['drizzle-orm', 'drizzle-orm/pg-core', '@sands/contract/kernel/codes'])('asks once about %s', (specifier) => {
    const next = nodes('module')
    const resolve = quickResolve()
    const first = resolve(specifier, contextOf(SERVER), next)
    expect(first).toEqual({ url: import.meta.resolve(specifier), format: 'module', shortCircuit: true })
    expect(resolve(specifier, contextOf(DRIZZLE), next)).toEqual(first)
    expect(next).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a package that may exist several times', 'semver', contextOf(SERVER)],
    ['a built-in module', 'node:fs', contextOf(SERVER)],
    ['a file of an unknown format', './a.js', contextOf(SERVER)],
    ['the first file', SERVER, { conditions, importAttributes: {}, parentURL: undefined }],
    ['a file that is required', './a.ts', { ...contextOf(SERVER), conditions: ['node', 'require'] }],
  ])('leaves %s to Node', (_, specifier, context) => {
    const found = { url: 'file:///found' }
    const next = vi.fn(() => found)
    expect(quickResolve()(specifier, context, next)).toBe(found)
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('may take every file of drizzle-orm for a module, because its package.json says so', () => {
    expect(JSON.parse(readFileSync(new URL('package.json', DRIZZLE), 'utf8'))).toMatchObject({ type: 'module' })
  })
})
