// @vitest-environment happy-dom
import type { CatalogueCourseware } from '@sands/contract/course/course.model'
import { courseTexts } from '@sands/i18n/zh-cn/course'
import { i18nState } from '@sands/web/i18n/texts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CatalogueRow } from './catalogue-row.tsx'

beforeEach(() => i18nState.set({ language: 'zh-cn', builtIn: courseTexts, edits: {} }))
afterEach(cleanup)

const COURSEWARE = { id: '2', title: 'Rounds', courseWareType: 2, duration: 12, pages: 0, percent: 0, isRequired: 1 }

const openRow = (lock: { beforeId: string; beforeTitle: string } | null) =>
  render(
    <CatalogueRow
      courseware={{ ...COURSEWARE, isReady: 1, isFinished: 0, lock } as CatalogueCourseware}
      isOpen
      onOpen={() => undefined}
    />,
  )

it('marks the open courseware as being studied', () => {
  openRow(null)
  expect(screen.queryByText('正在学习')).not.toBeNull()
})

it('does not mark locked courseware that was opened by its address', () => {
  openRow({ beforeId: '1', beforeTitle: 'Manual' })
  expect(screen.queryByText('先学完“Manual”')).not.toBeNull()
  expect(screen.queryByText('正在学习')).toBeNull()
})
