// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aProgress, someTerms } from '../study/testing.ts'
import { StudyRecord } from './study-record.tsx'

afterEach(cleanup)

it('never shows more time than was counted', () => {
  const viewing = { progress: aProgress({ seconds: 119, todaySeconds: 30 }), terms: someTerms() }
  render(<StudyRecord viewing={viewing} uncounted={null} onGoTo={undefined} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/%$/),
    expect.stringMatching(/^1\D/),
    expect.stringMatching(/^30\D/),
  ])
})
