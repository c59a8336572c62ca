import { describe, expect, it } from 'vitest'
import { writeCalendar } from './ical.codec.ts'

const session = {
  id: '7',
  name: 'Leading; with, care',
  text: 'One\nTwo',
  isCancelled: false,
  sequence: 3,
  changedAt: new Date('2026-03-01T00:00:00Z'),
  days: [
    {
      id: '1',
      startsAt: new Date('2026-03-02T02:00:00Z'),
      endsAt: new Date('2026-03-02T10:00:00Z'),
      place: 'Room 1, Jakarta',
    },
    { id: '2', startsAt: new Date('2026-03-03T02:00:00Z'), endsAt: new Date('2026-03-03T10:00:00Z'), place: '' },
  ],
}

describe('calendar files', () => {
  it('has one event a day, in UTC, with a stable id and its number', () => {
    const lines = writeCalendar(session).split('\r\n')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
    expect(lines).toContain('UID:face-7-1@sands')
    expect(lines).toContain('SEQUENCE:3')
    expect(lines).toContain('DTSTART:20260302T020000Z')
    expect(lines).toContain('SUMMARY:Leading\\; with\\, care (1/2)')
    expect(lines).toContain('LOCATION:Room 1\\, Jakarta')
    expect(lines).toContain('DESCRIPTION:One\\nTwo')
    expect(lines).toContain('METHOD:PUBLISH')
  })

  it('takes a cancelled session out of calendars', () => {
    const text = writeCalendar({ ...session, isCancelled: true })
    expect(text).toContain('METHOD:CANCEL')
    expect(text).toContain('STATUS:CANCELLED')
  })

  it('folds long lines by octets, without cutting a character', () => {
    const text = writeCalendar({ ...session, text: '课程内容'.repeat(40) })
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain('课程内容'.repeat(40))
  })
})
