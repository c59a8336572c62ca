// @vitest-environment happy-dom
import * as session from '@sands/web/session/session'
import { expect, it, vi } from 'vitest'
import { keepPlace, placeFor } from './last-place.ts'

const signedInAs = (userId: string) =>
  vi
    .spyOn(session, 'getSession')
    .mockReturnValue({ userId, collegeId: '1' } as NonNullable<ReturnType<typeof session.getSession>>)

it('returns to the last place on a new visit, but not on Back and not for another person', () => {
  signedInAs('1')
  keepPlace({ key: 'a', search: '' }, 0)
  keepPlace({ key: 'b', search: '?category=3' }, 240)
  expect(placeFor({ key: 'c', search: '' })).toMatchObject({ search: '?category=3', top: 240 })
  expect(placeFor({ key: 'a', search: '' })).toBeNull()
  expect(placeFor({ key: 'd', search: '?category=5' })).toBeNull()
  signedInAs('2')
  expect(placeFor({ key: 'c', search: '' })).toBeNull()
})
