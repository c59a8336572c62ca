// @vitest-environment happy-dom
import type { CourseDetail } from '@sands/contract/course/course.model'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { translate } from '../i18n/texts.ts'
import { putSession } from '../session/store.ts'
import { aSession } from '../testing/session.ts'
import { stubWire } from '../testing/wire.ts'
import { CelebrationWords } from './celebration.tsx'

beforeEach(() => putSession(aSession()))
afterEach(() => {
  cleanup()
  putSession(null)
  vi.unstubAllGlobals()
})

it('counts finished courseware, not the optional ones that were not opened', () => {
  stubWire(() => ({ code: 1, data: [] }))
  const items = [1, 1, 1, 1, 0].map((isFinished, index) => ({ id: String(index + 1), isFinished }))
  const course = { fileName: 'Safety', itemCount: 5, catalogue: [{ items }] } as object as CourseDetail
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CelebrationWords course={course} titleId="title" />
    </QueryClientProvider>,
  )
  expect(screen.getByText(translate('course.items_done')).nextElementSibling?.textContent).toBe('4')
})
