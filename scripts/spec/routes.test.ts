import { describe, expect, it } from 'vitest'
import { phoneRoutes } from '../../e2e/kernel/routes.ts'
import { isOpenRoute } from '../../packages/rules/src/gate.ts'
import { ownRoutes, specRoutes } from './lists.ts'

const example = (path: string) => path.replace(/\/:\w+\??/g, '/1')
const listed = [...specRoutes(), ...ownRoutes()]
const registered = await phoneRoutes()

describe('the sign-in gate', () => {
  it.each(listed)('treats $path as the lists do', ({ path, access }) => {
    if (typeof access === 'string') {
      expect(isOpenRoute(example(path))).toBe(access === 'open')
      return
    }
    expect(isOpenRoute(example(path), `?${access.openIf}`)).toBe(true)
    expect(isOpenRoute(example(path))).toBe(false)
  })
})

describe('the router of the phone', () => {
  it('has no screen twice', () => {
    const paths = registered.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('has no screen that is neither in the specification nor in our own list', () => {
    const known = new Set(listed.map(({ path }) => path))
    expect(registered.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
  })

  it.each(registered)('opens $path to visitors exactly when the gate does', ({ path, open }) => {
    expect(open).toBe(isOpenRoute(example(path)))
  })
})
