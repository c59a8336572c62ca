// @vitest-environment happy-dom
import { JUMP, type Jump } from '@sands/rules/jump'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SlotsContext } from './slots.ts'
import { JumpLink } from './ui/jump-link.tsx'
import { useJump } from './use-jump.ts'

const showToast = vi.hoisted(() => vi.fn())
vi.mock('@sands/web/toast/toast', () => ({ showToast }))
vi.mock('@sands/web/i18n/i18n', () => ({ useT: () => (key: string) => key }))

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

beforeEach(() => showToast.mockClear())
afterEach(cleanup)

describe('a jump', () => {
  it('opens a screen that exists', () => expect(landsAt({ type: JUMP.messages })).toBe('/news'))

  it('says of a screen that is not built that it is not available yet', () =>
    expect(landsAt({ type: JUMP.course, moduleId: '1' })).toBe('/empty?msg=kernel.jump_not_built'))

  it('says of 1201 that it is not yet online', () =>
    expect(landsAt({ type: 1201 })).toBe('/empty?msg=kernel.jump_not_online'))

  it('opens a page from elsewhere in the web view, under its name', () =>
    expect(landsAt({ type: JUMP.link, link: 'https://elsewhere.example/' }, 'News')).toBe(
      '/webview?url=https%3A%2F%2Felsewhere.example%2F&title=News',
    ))

  it('refuses a script with a word and stays', () => {
    expect(landsAt({ type: JUMP.link, link: 'javascript:alert(1)' })).toBe('/')
    expect(showToast).toHaveBeenCalledWith('kernel.jump_refused')
  })

  it('says of a type it does not know that it cannot be opened', () => {
    expect(landsAt({ type: 9999 })).toBe('/')
    expect(showToast).toHaveBeenCalledWith('kernel.jump_unknown')
  })

  it('does nothing where there is nothing', () => {
    expect(landsAt({ type: 0 })).toBe('/')
    expect(showToast).not.toHaveBeenCalled()
  })
})

describe('a thing to jump from', () => {
  it('is a link when it leads somewhere', () => {
    open(
      <JumpLink jump={{ type: JUMP.messages }} title="x">
        inside
      </JumpLink>,
    )
    expect(screen.getByRole('link', { name: 'inside' }).getAttribute('href')).toBe('/news')
  })

  it('is a button when a word is all there is', () => {
    open(
      <JumpLink jump={{ type: JUMP.link, link: 'data:text/html,x' }} title="x">
        inside
      </JumpLink>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'inside' }))
    expect(showToast).toHaveBeenCalledWith('kernel.jump_refused')
  })

  it('is nothing to tap without a jump, unless a tap does something else', () => {
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
