// @vitest-environment happy-dom
import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCourseColumns } from './use-course-columns.tsx'

vi.mock('../../../kernel/text.ts', () => ({ useT: () => (key: string) => key }))
afterEach(cleanup)

const columns = () => renderHook(() => useCourseColumns(async () => undefined)).result.current
const column = (key: string) => columns().find((each) => each.key === key)

it('a course was changed on a day, and its title says when on that day', () => {
  const course = { updatedAt: '2026-11-16T10:20:30.000Z', updatedBy: 'Zhao' } as ManagedCourseItem
  render(column('changed')?.cell(course))
  const changed = screen.getByTitle(/:20:30/)
  expect(changed.textContent).toContain('2026')
  expect(changed.textContent).not.toContain(':')
})

it('the menu of a course stays in sight in a window too narrow for all that is told of it', () => {
  expect(
    columns()
      .filter(({ stay }) => stay)
      .map(({ key }) => key),
  ).toEqual(['acts'])
})
