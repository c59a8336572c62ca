// @vitest-environment happy-dom
import { JUMP, type Jump } from '@sands/rules/jump'
import type { Translate } from '@sands/web/i18n/texts'
import { speak } from '@sands/web/testing/texts'
import { clearToasts } from '@sands/web/testing/toasts'
import { shownToasts } from '@sands/web/toast/toast'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SlotsContext } from './slots.ts'
import { JumpLink } from './ui/jump-link.tsx'
import { useJump } from './use-jump.ts'

let t: Translate
const told = () => shownToasts().map(({ text }) => text)

function Where() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

function Starter({ jump, title }: { jump: Jump; title?: string }) {
  const go = useJump()
  return (
    <button type="button" onClick={() => go(jump, title)}>
      go
    </button>
  )
}

const slots = { entries: [], tabs: [], blocks: [], contents: [], hasScreen: (path: string) => path === '/news' }

function open(children: React.ReactNode) {
  render(
    <SlotsContext value={slots}>
      <MemoryRouter>
        {children}
        <Where />
      </MemoryRouter>
    </SlotsContext>,
  )
}

function landsAt(jump: Jump, title?: string): string | null {
  open(<Starter jump={jump} {...(title ? { title } : {})} />)
  fireEvent.click(screen.getByRole('button'))
  return screen.getByRole('status').textContent
}

beforeEach(async () => {
  t = await speak()
})
afterEach(() => {
  cleanup()
  clearToasts()
  vi.restoreAllMocks()
})

describe('a jump', () => {
  it('opens a screen that exists', () => expect(landsAt({ type: JUMP.messages })).toBe('/news'))

  it('says that a screen that is not built is not available yet', () =>
    expect(landsAt({ type: JUMP.course, moduleId: '1' })).toBe(
      `/empty?${new URLSearchParams({ msg: t('kernel.jump_not_built') })}`,
    ))

  it('says that jump type 1201 is not yet online', () =>
    expect(landsAt({ type: 1201 })).toBe(`/empty?${new URLSearchParams({ msg: t('kernel.jump_not_online') })}`))

  it('opens an external page in the web view, with its title', () =>
    expect(landsAt({ type: JUMP.link, link: 'https://elsewhere.example/' }, 'News')).toBe(
      '/webview?url=https%3A%2F%2Felsewhere.example%2F&title=News',
    ))

  it('opens an unencrypted page in a new window of the browser', () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    expect(landsAt({ type: JUMP.link, link: 'http://elsewhere.example/' })).toBe('/')
    expect(opened.mock.calls.map(([address, target]) => [address, target])).toEqual([
      ['http://elsewhere.example/', '_blank'],
    ])
  })

  it('opens an unencrypted page in place inside another app, whose web view has no windows', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50')
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const left = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
    expect(landsAt({ type: JUMP.link, link: 'http://elsewhere.example/' })).toBe('/')
    expect(left.mock.calls).toEqual([['http://elsewhere.example/']])
    expect(opened).not.toHaveBeenCalled()
  })

  it('refuses a script with a message and stays on the page', () => {
    expect(landsAt({ type: JUMP.link, link: 'javascript:alert(1)' })).toBe('/')
    expect(told()).toEqual([t('kernel.jump_refused')])
  })

  it('says that an unknown type cannot be opened', () => {
    expect(landsAt({ type: 9999 })).toBe('/')
    expect(told()).toEqual([t('kernel.jump_unknown')])
  })

  it('does nothing for an empty jump', () => {
    expect(landsAt({ type: 0 })).toBe('/')
    expect(told()).toEqual([])
  })
})

describe('a jump link', () => {
  it('is a link when the jump leads to an address', () => {
    open(
      <JumpLink jump={{ type: JUMP.messages }} title="x">
        inside
      </JumpLink>,
    )
    expect(screen.getByRole('link', { name: 'inside' }).getAttribute('href')).toBe('/news')
  })

  it('leads out of the app to a page that cannot be shown inside', () => {
    open(
      <JumpLink jump={{ type: JUMP.link, link: 'http://elsewhere.example/' }} title="x">
        inside
      </JumpLink>,
    )
    const link = screen.getByRole('link', { name: 'inside' })
    expect(link.getAttribute('href')).toBe('http://elsewhere.example/')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('is a button when a tap only shows a message', () => {
    open(
      <JumpLink jump={{ type: JUMP.link, link: 'data:text/html,x' }} title="x">
        inside
      </JumpLink>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'inside' }))
    expect(told()).toEqual([t('kernel.jump_refused')])
  })

  it('is not tappable without a jump, unless it has a tap handler', () => {
    const tap = vi.fn()
    open(
      <>
        <JumpLink jump={{ type: 0 }} title="x">
          plain
        </JumpLink>
        <JumpLink jump={{ type: 0 }} title="x" onTap={tap}>
          tapped
        </JumpLink>
      </>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'tapped' }))
    expect(tap).toHaveBeenCalledOnce()
  })
})
