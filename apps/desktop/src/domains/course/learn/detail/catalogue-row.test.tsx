// @vitest-environment happy-dom
import type { CatalogueItem } from '@sands/contract/course/course.model'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesk } from '../../../../testing/render-desk.tsx'
import { CatalogueRow } from './catalogue-row.tsx'

const PIECE = {
  id: '2',
  title: 'Rounds',
  courseWareType: 2,
  duration: 12,
  pages: 0,
  percent: 0,
  isRequired: 1,
  isReady: 1,
  isFinished: 0,
} as Omit<CatalogueItem, 'lock'>

const openRow = (lock: CatalogueItem['lock']) =>
  renderDesk(<CatalogueRow courseId="1" item={{ ...PIECE, lock } as CatalogueItem} isOpen />)

it('says of the piece that is open that it is being studied', async () => {
  const { t } = await openRow(null)
  expect(screen.queryByText(t('course.open_now'))).not.toBeNull()
})

it('does not say so of a locked one that somebody opened by its address', async () => {
  const { t } = await openRow({ beforeId: '1', beforeTitle: 'Manual' } as CatalogueItem['lock'])
  expect(screen.queryByText('Rounds')).not.toBeNull()
  expect(screen.queryByText(t('course.open_now'))).toBeNull()
})
