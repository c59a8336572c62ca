// @vitest-environment happy-dom
import { CallError } from '@sands/web/call/call'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type PaletteFinder, usePaletteResults } from './use-palette-results.ts'

afterEach(cleanup)

const courses: PaletteFinder = { group: 'Courses', find: async (typed) => [{ path: '/course', label: typed }] }
const away: PaletteFinder = {
  group: 'People',
  find: () => Promise.reject(new CallError({ code: 0, msg: 'Away', status: 0, network: true })),
}

it('returns the results of each finder under its group', async () => {
  const { result } = renderHook(() => usePaletteResults([courses], ' safety '))
  expect(result.current).toEqual({ entries: [], isBusy: true })
  await waitFor(() => expect(result.current.isBusy).toBe(false))
  expect(result.current.entries).toEqual([{ path: '/course', label: 'safety', group: 'Courses' }])
})

it('a failing finder does not affect the others', async () => {
  const { result } = renderHook(() => usePaletteResults([away, courses], 'safety'))
  await waitFor(() => expect(result.current.isBusy).toBe(false))
  expect(result.current.entries.map(({ group }) => group)).toEqual(['Courses'])
})
