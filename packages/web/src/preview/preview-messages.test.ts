// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isFromPreview, isToPreview, listen, tell } from './preview-messages.ts'

describe('messages of a preview', () => {
  it.each([
    [{ sands: 'draft-changed' }, true, false],
    [{ sands: 'draft-show', block: 'banner-1' }, true, false],
    [{ sands: 'draft-content', content: { title: 'a' } }, true, false],
    [{ sands: 'draft-content' }, false, false],
    [{ sands: 'draft-ready' }, false, true],
    [{ sands: 'draft-chosen', block: 'button' }, false, true],
    [{ sands: 'draft-show' }, false, false],
    [{ sands: 'draft-chosen', block: 7 }, false, false],
    [{ type: 'webpackOk' }, false, false],
    ['draft-ready', false, false],
    [null, false, false],
    [['draft-ready'], false, false],
  ])('are recognised by their direction: %j', (data, toPreview, fromPreview) => {
    expect(isToPreview(data)).toBe(toPreview)
    expect(isFromPreview(data)).toBe(fromPreview)
  })
})

describe('the channel between editor and preview', () => {
  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })

  function listening(from: () => Window | null) {
    const hear = vi.fn()
    stops.push(listen({ from, is: isFromPreview, hear }))
    return hear
  }
  const arrive = (over: Partial<MessageEventInit>) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: window.location.origin,
        source: window,
        data: { sands: 'draft-ready' },
        ...over,
      }),
    )

  it('passes on messages of the right window from our own origin', () => {
    const hear = listening(() => window)
    arrive({})
    expect(hear).toHaveBeenCalledExactlyOnceWith({ sands: 'draft-ready' })
  })

  it('ignores other origins, other windows and unknown messages', () => {
    const hear = listening(() => window)
    arrive({ origin: 'https://evil.example' })
    arrive({ source: null })
    arrive({ data: { sands: 'draft-changed' } })
    const nobody = listening(() => null)
    arrive({ source: null })
    expect(hear).not.toHaveBeenCalled()
    expect(nobody).not.toHaveBeenCalled()
  })

  it('ignores messages after it has ended', () => {
    const hear = listening(() => window)
    for (const stop of stops.splice(0)) stop()
    arrive({})
    expect(hear).not.toHaveBeenCalled()
  })

  it('sends messages only to our own origin', () => {
    const postMessage = vi.fn()
    tell({ postMessage } as Partial<Window> as Window, { sands: 'draft-changed' })
    tell(null, { sands: 'draft-changed' })
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ sands: 'draft-changed' }, window.location.origin)
  })
})
