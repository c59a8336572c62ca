// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { speak } from '../../../testing/speak.ts'
import { lazyPage } from '../../lazy-page.tsx'
import { translate } from '../../text.ts'
import { PartBoundary } from './part-boundary.tsx'

const Editor = () => 'editor'
const lostOnce = () => {
  const load = vi.fn<() => Promise<{ Editor: typeof Editor }>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Editor })
  return lazyPage(load, 'Editor')
}
const retry = () => screen.queryByRole('button', { name: translate('kernel.retry') })

beforeAll(() => speak('en-us'))
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a part of a page that cannot be loaded', () => {
  it('says so in its own place, keeps what was typed beside it, and can be tried again', async () => {
    const Late = lostOnce()
    function Form() {
      const [name, setName] = useState('')
      return (
        <>
          <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
          {name && (
            <PartBoundary coming="coming">
              <Late />
            </PartBoundary>
          )}
        </>
      )
    }
    const { container } = render(<Form />)
    await act(async () => fireEvent.change(screen.getByLabelText('name'), { target: { value: 'Mei' } }))
    expect(screen.getByRole('alert').textContent).toContain(translate('kernel.part_failed'))
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Mei')

    vi.advanceTimersByTime(1_000)
    await act(async () => retry()?.click())
    expect(container.textContent).toBe('editor')
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Mei')
  })

  it('shows nothing when it is optional, and is tried again with the next reset key', async () => {
    const Late = lostOnce()
    const shown = (key: string) => (
      <PartBoundary quiet resetKey={key}>
        <Late />
      </PartBoundary>
    )
    const page = await act(async () => render(shown('one')))
    expect(page.container.textContent).toBe('')

    vi.advanceTimersByTime(1_000)
    await act(async () => page.rerender(shown('two')))
    expect(page.container.textContent).toBe('editor')
  })
})
