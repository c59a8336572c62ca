// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { StudyDesk } from './study-desk.tsx'

vi.mock('../../../../kernel/text.ts', () => ({ useT: () => (key: string) => key }))
vi.mock('../../../../kernel/ui/page/use-page-title.ts', () => ({ usePageTitle: () => undefined }))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('offers the wide room, and from there the way back', () => {
  render(
    <MemoryRouter>
      <StudyDesk back={{ to: '/', name: 'back' }} title="Rounds" side={null}>
        {null}
      </StudyDesk>
    </MemoryRouter>,
  )
  const act = screen.getByRole('button', { name: 'course.desk_theatre' })
  fireEvent.click(act)
  expect(act.textContent).toBe('course.desk_theatre_leave')
  // The name says what a press does; a pressed state beside it would say the opposite.
  expect(act.hasAttribute('aria-pressed')).toBe(false)
  fireEvent.click(act)
  expect(act.textContent).toBe('course.desk_theatre')
})
