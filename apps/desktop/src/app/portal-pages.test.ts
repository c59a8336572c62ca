// @vitest-environment happy-dom
import { isOpenRoute } from '@sands/rules/gate'
import { PORTAL_PAGES } from '@sands/rules/portal-address'
import { expect, it } from 'vitest'
import { portalScreens } from './registry.ts'

const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path)

it('are known to the phone app as they are', () => {
  const here = portalScreens.flatMap(({ path, phone }) => (phone ? [{ path, phone }] : []))
  expect(here.toSorted(byPath)).toEqual([...PORTAL_PAGES].toSorted(byPath))
})

it('are open to visitors where the phone is', () => {
  const open = portalScreens.filter(({ phone = [] }) => phone.some((path) => isOpenRoute(path)))
  expect(open).toEqual(portalScreens.filter(({ forVisitors }) => forVisitors))
})
