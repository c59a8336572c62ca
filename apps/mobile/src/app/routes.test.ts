// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { findRoute } from './find-route.ts'
import { routes } from './routes.ts'

it('keeps the state of every tab while another one is in front', () => {
  expect(routes.filter(({ tab, keep }) => tab && !keep).map(({ path }) => path)).toEqual([])
})

it('finds a screen by its address, with or without parameters and a slash at the end', () => {
  const found = (pathname: string) => findRoute(pathname)?.path
  expect(['/', '/course', '/course/', '/Course', '/course/1', '/unknown'].map(found)).toEqual([
    '/',
    '/course',
    '/course',
    undefined,
    undefined,
    undefined,
  ])
  expect(['/broadcastDetail', '/broadcastDetail/7', '/newsDetail/study/Study', '/newsDetail/study'].map(found)).toEqual(
    ['/broadcastDetail/:id?', '/broadcastDetail/:id?', '/newsDetail/:code/:name', undefined],
  )
})
