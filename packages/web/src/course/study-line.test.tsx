// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aProgress, someTerms } from '../study/testing.ts'
import type { UsedViewing } from '../study/use-viewing.ts'
import { NO_VIEW } from '../study/viewing.model.ts'
import { StudyLine } from './study-line.tsx'

const none = () => undefined
const aViewing = (over: Partial<UsedViewing>): UsedViewing => ({
  ...NO_VIEW,
  state: 'counting',
  progress: aProgress({ percent: 40 }),
  terms: someTerms(),
  player: { onPlayed: none },
  onPlayed: none,
  mayBegin: true,
  imHere: none,
  takeOver: none,
  finish: async () => undefined,
  ...over,
})
const said = (over: Partial<UsedViewing>) => {
  render(<StudyLine viewing={aViewing(over)} onOpen={none} />)
  return screen.getByRole('status').textContent
}
afterEach(cleanup)

it('says that study time counts', () => {
  expect(said({})).toBe('course.counting')
})

it('shows no number before one is known', () => {
  expect(said({ state: 'opening', progress: null, terms: null })).toBe('kernel.loading')
})

it('says what is missing when everything was seen too fast', () => {
  const progress = aProgress({ percent: 99, missing: ['time_too_short'], seconds: 30 })
  expect(said({ progress, terms: someTerms({ form: 'pages', minSeconds: 60 }) })).toBe('course.time_left')
})

it('says that nothing counts while the connection is retried, and offers to retry at once', () => {
  expect(said({ state: 'failed', isTrying: true })).toBe('course.not_counted_now')
  expect(screen.getByRole('button', { name: 'kernel.retry' })).toBeTruthy()
})

it('says that it is paused because the person studies elsewhere, and lets them go on here', () => {
  const takeOver = vi.fn()
  expect(said({ state: 'stopped', stopReason: 'elsewhere', isHalted: true, takeOver })).toBe('course.elsewhere_halted')
  fireEvent.click(screen.getByRole('button', { name: 'course.go_on_here' }))
  expect(takeOver).toHaveBeenCalledOnce()
})
