// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HtmlContent } from './html-content.tsx'

const Anchor = ({ href, children }: { href: string; children: ReactNode }) => <a href={`/go?to=${href}`}>{children}</a>
const show = (html: string, onPicture?: Parameters<typeof HtmlContent>[0]['onPicture']) =>
  render(<HtmlContent html={html} Anchor={Anchor} onPicture={onPicture} />).container

afterEach(cleanup)

describe('formatted text', () => {
  it('is shown as it was written', () => {
    const text = show('<h2>Coffee</h2><p>An <strong>old</strong> drink<br />hot</p><ul> <li>beans</li> </ul>')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Coffee')
    expect(text.querySelector('strong')?.textContent).toBe('old')
    expect(text.querySelector('br')).not.toBeNull()
    expect([...(text.querySelector('ul')?.childNodes ?? [])].map((node) => node.nodeName)).toEqual(['LI'])
  })

  it('contains only allowed tags and attributes, even if the server let others through', () => {
    const text = show(
      '<p onclick="x()" style="position:fixed" id="root">a<script>x()</script><iframe></iframe></p>' +
        '<style>p{}</style><svg onload="x()"></svg><form><input></form><img src="javascript:x()" onerror="x()">',
    )
    expect(text.querySelector('script, iframe, style, svg, form, input, img')).toBeNull()
    expect(text.querySelector('p')?.outerHTML).toBe('<p>a</p>')
  })

  it('opens allowed links, and keeps the text of forbidden ones', () => {
    show('<p><a href="https://a.example/">out</a> <a href="tel:110">call</a> <a href="javascript:x()">bad</a></p>')
    expect(screen.getByRole('link', { name: 'out' }).getAttribute('href')).toBe('/go?to=https://a.example/')
    expect(screen.getByRole('link', { name: 'call' }).getAttribute('href')).toBe('tel:110')
    expect(screen.queryByRole('link', { name: 'bad' })).toBeNull()
    expect(screen.getByText(/bad/)).toBeTruthy()
  })

  it('opens its pictures at the one that was tapped', () => {
    const onPicture = vi.fn()
    show(
      '<img src="/files/1" alt="Cup" width="8" height="6"><figure><img src="/files/2" alt="Pot"></figure>',
      onPicture,
    )
    const [, pot] = screen.getAllByRole('button')
    if (pot) fireEvent.click(pot)
    const [pictures, index] = onPicture.mock.lastCall ?? []
    expect(index).toBe(1)
    expect(pictures).toMatchObject([
      { name: 'Cup', picture: { url: '/files/1', width: 8, height: 6 } },
      { name: 'Pot', picture: { url: '/files/2', width: 0 } },
    ])
  })

  it('lets a wide table scroll, by keyboard too', () => {
    const text = show('<table><tbody><tr><th colspan="2">x</th></tr></tbody></table>')
    expect(text.querySelector('table')?.parentElement?.tabIndex).toBe(0)
    expect(text.querySelector('th')?.colSpan).toBe(2)
  })
})
