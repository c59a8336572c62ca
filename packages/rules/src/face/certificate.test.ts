import { expect, it } from 'vitest'
import { earnsCertificate, validUntil } from './certificate.ts'
import { SEAT_STATUSES } from './seat.ts'

it('is earned by people who were there, in time or late', () => {
  expect(SEAT_STATUSES.filter(earnsCertificate)).toEqual(['late', 'present'])
})

it('is valid for some months, always without a number, and ends on the last day of a shorter month', () => {
  expect(validUntil(new Date('2026-03-10T08:00:00Z'), null)).toBeNull()
  expect(validUntil(new Date('2026-03-10T08:00:00Z'), 12)).toEqual(new Date('2027-03-10T08:00:00Z'))
  expect(validUntil(new Date('2026-08-31T08:00:00Z'), 6)).toEqual(new Date('2027-02-28T08:00:00Z'))
})
