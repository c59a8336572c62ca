// @vitest-environment happy-dom
import { useCall } from '@sands/web/call/use-call'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { JumpWords } from './jump-words.tsx'

vi.mock('@sands/web/call/use-call', () => ({ useCall: vi.fn() }))
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
