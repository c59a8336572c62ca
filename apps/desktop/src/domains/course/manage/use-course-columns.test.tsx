// @vitest-environment happy-dom
import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop, renderDesktopHook } from '../../../testing/render-desktop.tsx'
import { useCourseColumns } from './use-course-columns.tsx'

const columns = async () => (await renderDesktopHook(() => useCourseColumns(async () => undefined))).result.current

it('the list shows the day of the last change, and the exact time in the title', async () => {
  const course = { updatedAt: '2026-11-16T10:20:30.000Z', updatedBy: 'Zhao' } as ManagedCourseItem
  const changed = (await columns()).find(({ key }) => key === 'changed')
  await renderDesktop(changed?.cell(course))
  const told = screen.getByTitle(/:20:30/)
  expect(told.textContent).toContain('2026')
  expect(told.textContent).not.toContain(':')
})

it('the menu of a course stays visible in a narrow window', async () => {
  expect((await columns()).filter(({ stay }) => stay).map(({ key }) => key)).toEqual(['acts'])
})
