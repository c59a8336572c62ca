import { describe, expect, it } from 'vitest'
import { isCompleteOwn, ownKindOf } from './own-task.ts'

describe('tasks that have no content elsewhere', () => {
  it('knows the kind of settings of each type', () => {
    expect([1, 5, 6, 7, 9, 10].map(ownKindOf)).toEqual([undefined, 'homework', 'sign_in', 'link', undefined, 'other'])
  })

  it('needs an address for a link, and a beginning before the end for a sign-in', () => {
    const window = (startsAt: string | null, endsAt: string | null) =>
      isCompleteOwn({ kind: 'sign_in', startsAt, endsAt })
    expect(isCompleteOwn({ kind: 'link', url: '' })).toBe(false)
    expect(isCompleteOwn({ kind: 'link', url: 'https://example.com' })).toBe(true)
    expect(window(null, '2026-03-02T09:00:00Z')).toBe(false)
    expect(window('2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z')).toBe(false)
    expect(window('2026-03-02T09:00:00Z', '2026-03-02T10:00:00Z')).toBe(true)
  })

  it('wants a rubric of homework to add up to the full score', () => {
    const homework = { kind: 'homework', scoring: 'score', fullScore: 100, passScore: 60 } as const
    const line = (points: number, text = 'Clear') => ({ key: `l${points}`, text, points })
    expect(isCompleteOwn({ ...homework, rubric: [] })).toBe(true)
    expect(isCompleteOwn({ ...homework, passScore: 101, rubric: [] })).toBe(false)
    expect(isCompleteOwn({ ...homework, rubric: [line(40), line(60)] })).toBe(true)
    expect(isCompleteOwn({ ...homework, rubric: [line(40), line(50)] })).toBe(false)
    expect(isCompleteOwn({ ...homework, rubric: [line(100, ' ')] })).toBe(false)
    expect(isCompleteOwn({ ...homework, scoring: 'pass', rubric: [line(1)] })).toBe(true)
  })
})
