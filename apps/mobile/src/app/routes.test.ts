// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { routes } from './routes.ts'

it('keeps the state of every tab while another one is in front', () => {
  expect(routes.filter(({ tab, keep }) => tab && !keep).map(({ path }) => path)).toEqual([])
})
