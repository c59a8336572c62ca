// @vitest-environment happy-dom
import { TAB_CHOICES } from '@sands/rules/tabs'
import { expect, it } from 'vitest'
import { findRoute } from './find-route.ts'
import { slots } from './slots.ts'

it('a company can choose every tab for which a domain has a screen', () => {
  expect([...TAB_CHOICES].sort()).toEqual(slots.tabs.map(({ code }) => code).sort())
  expect(slots.tabs.filter(({ path }) => findRoute(path) === undefined)).toEqual([])
})
