// @vitest-environment happy-dom
import type { CourseItem } from '@sands/contract/course/course.model'
import { putSession } from '@sands/web/session/store'
import { aSession } from '@sands/web/testing/session'
import { stubWire } from '@sands/web/testing/wire'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CourseCards } from './course-cards.tsx'

const TOTAL = 130

const aCourse = (place: number): CourseItem => ({
  id: String(place) as CourseItem['id'],
  fileId: null,
  fileName: `Course ${place}`,
  fileType: 1,
  coverImgUrl: null,
  cover: null,
  lecturerNames: [],
  itemCount: 1,
  duration: 60,
  learnStatus: 0,
  percent: 0,
  learnNum: 3,
  score: null,
  purchaseStatus: 0,
  publishTime: '2026-11-01T00:00:00.000Z',
  updateTime: '2026-11-01T00:00:00.000Z',
})

/** Somebody who scrolls to the end of whatever there is. */
class AtTheEnd {
  private readonly see: IntersectionObserverCallback
  constructor(see: IntersectionObserverCallback) {
    this.see = see
  }
  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry
    setTimeout(() => this.see([entry], this as never))
  }
  disconnect(): void {}
}

beforeEach(() => {
  putSession(aSession())
  vi.stubGlobal('IntersectionObserver', AtTheEnd)
})
afterEach(() => {
  cleanup()
  putSession(null)
  vi.unstubAllGlobals()
})

it('goes on beyond a hundred courses of a lecturer, page by page', async () => {
  const sent = stubWire(async ({ body }) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    const { current, size, lecturerId } = JSON.parse(body)
    expect(lecturerId).toBe('5')
    const first = (current - 1) * size
    const records = Array.from({ length: Math.min(size, TOTAL - first) }, (_, place) => aCourse(first + place + 1))
    return { code: 1, data: { records, total: TOTAL, current, size, pages: Math.ceil(TOTAL / size) } }
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <CourseCards lecturerId="5" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText(`Course ${TOTAL}`)
  expect(screen.getAllByText(/^Course /)).toHaveLength(TOTAL)
  expect(sent.length).toBeGreaterThan(1)
})
