// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCourse } from '../../../testing/courses.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { CourseCards } from './course-cards.tsx'

const LIST = 'POST /sands-lms/api/v1/online-class-summary/page'
const TOTAL = 45

/** An observer for which the end of the list is always visible, as if the person kept scrolling. */
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

beforeEach(() => void vi.stubGlobal('IntersectionObserver', AtTheEnd))
afterEach(() => void vi.unstubAllGlobals())

it('loads all courses of a lecturer, page by page', async () => {
  const { server } = await renderPhone(<CourseCards lecturerId="5" />, {
    calls: {
      [LIST]: ({ body: { current = 1, size = 20 } }) => {
        const first = (current - 1) * size
        const records = Array.from({ length: Math.min(size, TOTAL - first) }, (_, place) =>
          aCourse(String(first + place + 1)),
        )
        return { records, total: TOTAL, current, size }
      },
    },
  })
  await screen.findByText(`Course ${TOTAL}`)
  expect(screen.getAllByText(/^Course /)).toHaveLength(TOTAL)
  const asked = server.sentTo(LIST)
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.every(({ body }) => body.lecturerId === '5' && (body.size ?? 20) <= 100)).toBe(true)
})
