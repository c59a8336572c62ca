// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'broken' : this.props.children)
}

const Page = () => 'page'
const show = (page: ReactNode) =>
  act(async () =>
    render(
      <Boundary>
        <Suspense fallback="waiting">{page}</Suspense>
      </Boundary>,
    ),
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a page in its own chunk', () => {
  it('is fetched once, no matter how often it is shown', async () => {
    const load = vi.fn(async () => ({ Page }))
    const Lazy = lazyPage(load, 'Page')
    await show(<Lazy />)
    const again = await show(<Lazy />)
    expect(again.container.textContent).toBe('page')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('receives its props', async () => {
    const Lazy = lazyPage(async () => ({ Window: ({ title }: { title: string }) => title }), 'Window')
    const { container } = await show(<Lazy title="Codes" />)
    expect(container.textContent).toBe('Codes')
  })

  it('appears without a placeholder when it was fetched before', async () => {
    const Lazy = lazyPage(async () => ({ Page }), 'Page')
    await Lazy.preload()
    const seen: string[] = []
    const Placeholder = () => {
      seen.push('waiting')
      return null
    }
    await act(async () =>
      render(
        <Suspense fallback={<Placeholder />}>
          <Lazy />
        </Suspense>,
      ),
    )
    expect(seen).toEqual([])
  })

  it('reports a failed fetch after one try, and fetches again on a later visit', async () => {
    const load = vi.fn<() => Promise<{ Page: typeof Page }>>()
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Page })
    const Lazy = lazyPage(load, 'Page')
    const first = await show(<Lazy />)
    expect(first.container.textContent).toBe('broken')
    expect(load).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(1_000)
    const second = await show(<Lazy />)
    expect(second.container.textContent).toBe('page')
    expect(load).toHaveBeenCalledTimes(2)
  })
})
