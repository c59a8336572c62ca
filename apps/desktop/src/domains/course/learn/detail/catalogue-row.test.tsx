// @vitest-environment happy-dom
import type { CatalogueItem } from '@sands/contract/course/course.model'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { CatalogueRow } from './catalogue-row.tsx'

vi.mock('../../../../kernel/text.ts', () => ({ useT: () => (key: string) => key }))
afterEach(cleanup)

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
  render(
    <MemoryRouter>
      <CatalogueRow courseId="1" item={{ ...PIECE, lock } as CatalogueItem} isOpen />
    </MemoryRouter>,
  )

it('says of the piece that is open that it is being studied', () => {
  openRow(null)
  expect(screen.queryByText('course.open_now')).not.toBeNull()
})

it('does not say so of a locked one that somebody opened by its address', () => {
  openRow({ beforeId: '1', beforeTitle: 'Manual' } as CatalogueItem['lock'])
  expect(screen.queryByText('Rounds')).not.toBeNull()
  expect(screen.queryByText('course.open_now')).toBeNull()
})
