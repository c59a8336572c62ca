// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const picture = {
  url: '/files/1/large',
  width: 1125,
  height: 492,
  placeholder: 'data:image/webp;base64,UklGRg==',
  sizes: [
    { url: '/files/1/w375', width: 375, height: 164 },
    { url: '/files/1/w750', width: 750, height: 328 },
  ],
}
const image = () => screen.getByRole('img', { name: 'dunes' })
const hint = () => document.querySelector('[style*="data:image"]')

afterEach(cleanup)

describe('a picture', () => {
  it('lets the browser choose among its sizes and reserves its place before it is loaded', () => {
    render(<Picture picture={picture} alt="dunes" sizes="100vw" />)
    expect(image().getAttribute('srcset')).toBe('/files/1/w375 375w, /files/1/w750 750w, /files/1/large 1125w')
    expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['1125', '492'])
    expect(image().parentElement?.style.aspectRatio).toBe('1125 / 492')
  })

  it('is loaded when it comes near, except the first of a page', () => {
    const { rerender } = render(<Picture picture={picture} alt="dunes" sizes="100vw" />)
    expect(image().getAttribute('loading')).toBe('lazy')
    rerender(<Picture picture={picture} alt="dunes" sizes="100vw" first />)
    expect([image().getAttribute('loading'), image().getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  })

  it('shows its blurred placeholder until it is loaded', () => {
    render(<Picture picture={picture} alt="dunes" sizes="100vw" />)
    expect(hint()).not.toBeNull()
    fireEvent.load(image())
    expect(hint()).toBeNull()
  })

  it('shows its alternative text in the reserved place when it cannot be loaded', () => {
    render(<Picture picture={picture} alt="dunes" sizes="100vw" />)
    fireEvent.error(image())
    expect(image().tagName).toBe('SPAN')
    expect(image().parentElement?.style.aspectRatio).toBe('1125 / 492')
  })

  it('is tried again with a new address', () => {
    const { rerender } = render(<Picture picture={picture} alt="dunes" sizes="100vw" />)
    fireEvent.error(image())
    rerender(<Picture picture={{ ...picture, url: '/files/1/large?s=2' }} alt="dunes" sizes="100vw" />)
    expect(image().tagName).toBe('IMG')
  })
})
