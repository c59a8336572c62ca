// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aProgress, someTerms } from '../study/testing.ts'
import { MissingParts } from './missing-parts.tsx'

afterEach(cleanup)

const show = (form: 'pictures' | 'pages', onGoTo: (place: number) => void = () => undefined) =>
  render(
    <MissingParts
      progress={aProgress({ total: 4, covered: [[1, 2]], missing: ['parts_missing', 'end_not_seen'] })}
      terms={someTerms({ form })}
      onGoTo={onGoTo}
    />,
  )

it('leads to the pictures that were not seen, and speaks of no end of them', () => {
  const goTo = vi.fn()
  show('pictures', goTo)
  expect(screen.queryByText('course.missing_end_not_seen')).toBeNull()
  screen.getByRole('button', { name: 'course.picture_at' }).click()
  expect(goTo).toHaveBeenCalledWith(2)
})

it('speaks of the end of a document', () => {
  show('pages')
  expect(screen.getByText('course.missing_end_not_seen')).toBeTruthy()
})
