// @vitest-environment happy-dom
import { useCall } from '@sands/web/call/use-call'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ContentKind } from '../terms.ts'
import { JumpWords } from './jump-words.tsx'

vi.mock('@sands/web/call/use-call', () => ({ useCall: vi.fn() }))
vi.mock('../content/use-content-kind.ts', () => ({
  useContentKind: (kind: string) => (kind === 'course' ? ({ kind } as ContentKind) : undefined),
}))
vi.mock('../text.ts', () => ({ useT: () => (key: string) => key }))
afterEach(cleanup)

const shown = (to: 'video' | 'none', file: { fileName: string } | undefined) => {
  vi.mocked(useCall).mockReturnValue({ data: file } as ReturnType<typeof useCall>)
  const jump = { to, moduleId: to === 'video' ? '9' : null, link: null }
  return render(<JumpWords jump={jump}>kind</JumpWords>).container.textContent
}

it('says the name of the file that a target is, and the kind of any other', () => {
  expect(shown('video', { fileName: 'welcome.mp4' })).toBe('welcome.mp4')
  cleanup()
  expect(shown('video', undefined)).toBe('kind')
  cleanup()
  expect(shown('none', { fileName: 'welcome.mp4' })).toBe('kind')
})

it('says the name of the course that a target is, and whether people can open it', () => {
  const course = (data: { title: string; isOut: 0 | 1 } | null | undefined) => {
    cleanup()
    vi.mocked(useCall).mockReturnValue({ data } as ReturnType<typeof useCall>)
    return render(<JumpWords jump={{ to: 'course', moduleId: '9', link: null }}>kind</JumpWords>).container.textContent
  }
  expect(course(undefined)).toBe('kind')
  expect(course({ title: 'Safety', isOut: 1 })).toBe('kind · Safety')
  expect(course({ title: 'Safety', isOut: 0 })).toBe('kind · Safety · manage.content_not_out')
  expect(course(null)).toBe('kind · manage.content_gone')
})
