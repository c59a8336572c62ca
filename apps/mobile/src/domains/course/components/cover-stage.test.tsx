// @vitest-environment happy-dom
import type { CourseDetail } from '@sands/contract/course/course.model'
import type { MainAct } from '@sands/web/course/catalogue'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CoverStage } from './cover-stage.tsx'

afterEach(cleanup)

it('shows one icon in the middle when there is no cover: the start button, or else the type', () => {
  const course = { cover: null, coverImgUrl: null, fileType: 2 } as Partial<CourseDetail> as CourseDetail
  const signs = (act: MainAct) => {
    const { container } = render(<CoverStage course={course} act={act} onStart={vi.fn()} />)
    const shown = [...container.querySelectorAll('.lucide')].map(({ classList }) => [...classList].join(' '))
    cleanup()
    return shown
  }
  expect(signs({ kind: 'start' } as MainAct)).toEqual([expect.stringContaining('lucide-play')])
  expect(signs({ kind: 'none' })).toEqual([expect.stringContaining('lucide-file-text')])
})
