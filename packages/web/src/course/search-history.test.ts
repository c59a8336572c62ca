// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from 'vitest'
import { DEVICE_KEYS, writeDevice } from '../device/device.ts'
import * as session from '../session/session.ts'
import { forgetSearch, forgetSearches, noteSearch, searchHistory } from './search-history.ts'

const signedInAs = (userId: string) =>
  vi.spyOn(session, 'getSession').mockReturnValue({ userId } as NonNullable<ReturnType<typeof session.getSession>>)

beforeEach(() => {
  writeDevice(DEVICE_KEYS.courseSearches, null)
  signedInAs('1')
})

it('keeps the last twelve searches, each once, newest first', () => {
  for (let index = 0; index < 15; index += 1) noteSearch(`word ${index}`)
  noteSearch('word 10')
  expect(searchHistory()).toHaveLength(12)
  expect(searchHistory().slice(0, 3)).toEqual(['word 10', 'word 14', 'word 13'])
})

it('forgets one, or all', () => {
  noteSearch('消防')
  noteSearch('销售')
  forgetSearch('消防')
  expect(searchHistory()).toEqual(['销售'])
  forgetSearches()
  expect(searchHistory()).toEqual([])
})

it('is separate for each person', () => {
  noteSearch('消防')
  signedInAs('2')
  expect(searchHistory()).toEqual([])
  noteSearch('销售')
  signedInAs('1')
  expect(searchHistory()).toEqual(['消防'])
})

it('ignores invalid stored data', () => {
  writeDevice(DEVICE_KEYS.courseSearches, '{"1": "oops"}')
  expect(searchHistory()).toEqual([])
})
