import { expect, it } from 'vitest'
import { isLinkable } from './link-visit.ts'

const app = (kind: Parameters<typeof isLinkable>[0]['kind']) => ({ kind }) as Parameters<typeof isLinkable>[0]

it('offers to link only what can be brought back', () => {
  expect(isLinkable(app('oidc'), 'browser')).toBe(true)
  expect(isLinkable(app('oidc'), 'native')).toBe(false)
})
