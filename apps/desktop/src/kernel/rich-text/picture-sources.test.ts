// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { type PictureSources, rememberSources, withoutSources, withSources } from './picture-sources.ts'

const SHOWN =
  '<p>a</p><img data-file-id="7" alt="x > y" src="/files/7?a=1&amp;b=2" srcset="/files/7 1w" loading="lazy" /><p>b</p>'
const WRITTEN = '<p>a</p><img data-file-id="7" alt="x > y"><p>b</p>'

describe('pictures in a text', () => {
  it('lose their addresses and get them back', () => {
    const sources: PictureSources = new Map()
    rememberSources(sources, SHOWN)
    expect(withoutSources(SHOWN)).toBe(WRITTEN)
    expect(withoutSources(WRITTEN)).toBe(WRITTEN)
    expect(withSources(WRITTEN, sources)).toBe(
      '<p>a</p><img data-file-id="7" src="/files/7?a=1&amp;b=2" alt="x > y"><p>b</p>',
    )
  })

  it('stay without an address when it is unknown', () => {
    expect(withSources(WRITTEN, new Map())).toBe(WRITTEN)
  })

  it('have an alt text, which may be empty', () => {
    expect(withoutSources('<img data-file-id="7" src="/a" />')).toBe('<img data-file-id="7" alt="">')
  })
})
