// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { putSession } from '../../session/store.ts'
import { aSession } from '../../testing/session.ts'
import { keepPosition, resumePosition } from './resume-position.ts'

beforeEach(() => {
  localStorage.clear()
  putSession(aSession())
})

describe('the resume position', () => {
  it('is where they continue, separately for each person', () => {
    keepPosition('1', { seconds: 61.4, duration: 600 })
    expect(resumePosition('1')).toBe(61)
    expect(resumePosition('2')).toBe(0)
    putSession(aSession({ userId: '8' }))
    expect(resumePosition('1')).toBe(0)
  })

  it('is the beginning when hardly anything or everything was seen', () => {
    for (const seconds of [4, 596]) {
      keepPosition('1', { seconds: 61, duration: 600 })
      keepPosition('1', { seconds, duration: 600 })
      expect(resumePosition('1')).toBe(0)
    }
  })

  it('is deleted for the files seen longest ago', () => {
    for (let file = 0; file < 210; file += 1) keepPosition(`${file}`, { seconds: 60, duration: 600 })
    keepPosition('10', { seconds: 90, duration: 600 })
    keepPosition('new', { seconds: 60, duration: 600 })
    expect([resumePosition('9'), resumePosition('11'), resumePosition('10'), resumePosition('new')]).toEqual([
      0, 0, 90, 60,
    ])
  })

  it('ignores invalid stored data', () => {
    localStorage.setItem('sands.resume_positions', '{"7/1":"x","7/2":-4}')
    expect([resumePosition('1'), resumePosition('2')]).toEqual([0, 0])
  })
})
