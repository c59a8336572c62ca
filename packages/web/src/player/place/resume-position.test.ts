// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { putSession } from '../../session/store.ts'
import { aSession } from '../../testing/session.ts'
import { keepPosition, resumePosition } from './resume-position.ts'

beforeEach(() => {
  localStorage.clear()
  putSession(aSession())
})

describe('where a person was', () => {
  it('is where they continue, each in their own place', () => {
    keepPosition('1', { seconds: 61.4, duration: 600 })
    expect(resumePosition('1')).toBe(61)
    expect(resumePosition('2')).toBe(0)
    putSession(aSession({ userId: '8' }))
    expect(resumePosition('1')).toBe(0)
  })

  it('is the beginning for what was hardly begun or seen to the end', () => {
    for (const seconds of [4, 596]) {
      keepPosition('1', { seconds: 61, duration: 600 })
      keepPosition('1', { seconds, duration: 600 })
      expect(resumePosition('1')).toBe(0)
    }
  })

  it('is forgotten for the files seen longest ago', () => {
    for (let file = 0; file < 210; file += 1) keepPosition(`${file}`, { seconds: 60, duration: 600 })
    keepPosition('10', { seconds: 90, duration: 600 })
    keepPosition('new', { seconds: 60, duration: 600 })
    expect([resumePosition('9'), resumePosition('11'), resumePosition('10'), resumePosition('new')]).toEqual([
      0, 0, 90, 60,
    ])
  })

  it('does without a store that holds nonsense', () => {
    localStorage.setItem('sands.resume_positions', '{"7/1":"x","7/2":-4}')
    expect([resumePosition('1'), resumePosition('2')]).toEqual([0, 0])
  })
})
