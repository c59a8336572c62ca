import { expect, it } from 'vitest'
import { fileMarkOutcome, type KnownSeat } from './file-mark.ts'

const seat = (more: Partial<KnownSeat> = {}): KnownSeat => ({
  status: 'booked',
  changedAt: 1,
  mark: undefined,
  ...more,
})
const mark = (way: 'hand' | 'code' | 'import', changedAt = 1) =>
  seat({ status: 'late', mark: { outcome: 'late', way, changedAt } })
const careful = { readAt: 5, overwrites: false }
const forced = { readAt: 5, overwrites: true }

it.each([
  ['nobody', undefined, careful, 'not_listed'],
  ['somebody who withdrew', seat({ status: 'cancelled' }), forced, 'not_listed'],
  ['a seat without a mark', seat(), careful, 'put'],
  ['the mark of another file', mark('import'), careful, 'put'],
  ['a mark by hand', mark('hand'), careful, 'marked'],
  ['a mark by code', mark('code'), careful, 'marked'],
  ['a mark by hand', mark('hand'), forced, 'replace'],
  ['leave', seat({ status: 'leave' }), careful, 'on_leave'],
  ['leave', seat({ status: 'leave' }), forced, 'replace'],
  ['a mark since the preview', mark('hand', 5), forced, 'changed'],
  ['the mark of a file since the preview', mark('import', 6), careful, 'changed'],
  ['leave since the preview', seat({ status: 'leave', changedAt: 6 }), forced, 'changed'],
] as const)('a file meets %s', (_, known, how, outcome) => {
  expect(fileMarkOutcome(known, 'absent', how)).toBe(outcome)
})

it('leaves alone what says the same, whenever it was said', () => {
  expect(fileMarkOutcome(mark('hand', 9), 'late', careful)).toBe('same')
})
