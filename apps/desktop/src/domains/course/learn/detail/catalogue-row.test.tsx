// @vitest-environment happy-dom
import type { CatalogueCourseware } from '@sands/contract/course/course.model'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../../../testing/render-desktop.tsx'
import { CatalogueRow } from './catalogue-row.tsx'

const COURSEWARE = {
  id: '2',
  title: 'Rounds',
  courseWareType: 2,
  duration: 12,
  pages: 0,
  percent: 0,
  isRequired: 1,
  isReady: 1,
  isFinished: 0,
} as Omit<CatalogueCourseware, 'lock'>

const openRow = (lock: CatalogueCourseware['lock']) =>
  renderDesktop(<CatalogueRow courseId="1" courseware={{ ...COURSEWARE, lock } as CatalogueCourseware} isOpen />)

it('marks the open courseware as being studied', async () => {
  const { t } = await openRow(null)
  expect(screen.queryByText(t('course.open_now'))).not.toBeNull()
})

it('does not mark locked courseware that was opened by its address', async () => {
  const { t } = await openRow({ beforeId: '1', beforeTitle: 'Manual' } as CatalogueCourseware['lock'])
  expect(screen.queryByText('Rounds')).not.toBeNull()
  expect(screen.queryByText(t('course.open_now'))).toBeNull()
})
