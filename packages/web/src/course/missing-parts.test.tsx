// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aProgress, someTerms } from '../study/testing.ts'
import { MissingParts } from './missing-parts.tsx'

afterEach(cleanup)

it('links to the unseen pictures', () => {
  const goTo = vi.fn()
  const progress = aProgress({ total: 4, covered: [[1, 2]], missing: ['parts_missing'] })
  render(<MissingParts progress={progress} terms={someTerms({ form: 'pictures' })} onGoTo={goTo} />)
  screen.getByRole('button', { name: 'course.picture_at' }).click()
  expect(goTo).toHaveBeenCalledWith(2)
})

it('says that a link has to be opened, and draws no map', () => {
  const progress = aProgress({ total: 1, missing: ['not_opened'] })
  render(<MissingParts progress={progress} terms={someTerms({ form: 'link' })} onGoTo={undefined} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['course.missing_not_opened'])
})
