// @vitest-environment happy-dom
import type { Translate } from '@sands/web/i18n/texts'
import { speak } from '@sands/web/testing/texts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

let t: Translate
const scrollTo = vi.fn()
let still = false
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: String(index), content: `slide ${index}` }))

beforeEach(async () => {
  t = await speak()
  vi.useFakeTimers()
  still = false
  scrollTo.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(scrollTo)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('slides that move by themselves', () => {
  it('advance every five seconds', async () => {
    render(<Carousel autoplay label="x" look="tile" slides={slides(3)} />)
    await wait(4999)
    expect(scrollTo).not.toHaveBeenCalled()
    await wait(1)
    expect(scrollTo).toHaveBeenCalledOnce()
  })

  it('pause under a finger and continue after it', async () => {
    render(<Carousel autoplay label="x" look="tile" slides={slides(3)} />)
    fireEvent.touchStart(screen.getByRole('list'))
    await wait(20_000)
    expect(scrollTo).not.toHaveBeenCalled()
    fireEvent.touchEnd(screen.getByRole('list'))
    await wait(5000)
    expect(scrollTo).toHaveBeenCalledOnce()
  })

  it('can be stopped permanently, and started again', async () => {
    render(<Carousel autoplay label="x" look="tile" slides={slides(3)} />)
    fireEvent.click(screen.getByRole('button', { name: t('kernel.slides_pause') }))
    await wait(20_000)
    expect(scrollTo).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: t('kernel.slides_play') }))
    await wait(5000)
    expect(scrollTo).toHaveBeenCalledOnce()
  })

  it('pause while the page is hidden', async () => {
    render(<Carousel autoplay label="x" look="tile" slides={slides(3)} />)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await wait(20_000)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('do not move for people who want less motion, who get no stop button', async () => {
    still = true
    render(<Carousel autoplay label="x" look="tile" slides={slides(3)} />)
    await wait(20_000)
    expect(scrollTo).not.toHaveBeenCalled()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('do not move when there is only one', async () => {
    render(<Carousel autoplay label="x" look="tile" slides={slides(1)} />)
    await wait(20_000)
    expect(scrollTo).not.toHaveBeenCalled()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
