import { expect, it } from 'vitest'
import { collidingDays, type PlannedDay } from './plan.ts'

const day = (dayId: string, hours: readonly [number, number], more: Partial<PlannedDay> = {}): PlannedDay => ({
  dayId,
  faceId: dayId,
  startsAt: new Date(hours[0] * 3_600_000).toISOString(),
  endsAt: new Date(hours[1] * 3_600_000).toISOString(),
  roomId: null,
  lecturerIds: [],
  ...more,
})

it('finds days that take a room or a lecturer at the same time', () => {
  const days = [
    day('1', [1, 3], { roomId: 'A' }),
    day('2', [2, 4], { roomId: 'A' }),
    day('3', [3, 5], { roomId: 'B', lecturerIds: ['9'] }),
    day('4', [4, 6], { lecturerIds: ['9'] }),
    day('5', [5, 7], { roomId: 'B' }),
  ]
  expect([...collidingDays(days)]).toEqual(['1', '2', '3', '4'])
})

it('lets days of one session share everything', () => {
  expect(
    collidingDays([day('1', [1, 3], { faceId: '7', roomId: 'A' }), day('2', [2, 4], { faceId: '7', roomId: 'A' })])
      .size,
  ).toBe(0)
})
