// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Link } from './link.tsx'

function Place() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      {`${pathname}${search} ${state}`}
    </button>
  )
}

const show = (link: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/first', '/second']}>
      {link}
      <Place />
    </MemoryRouter>,
  )

afterEach(cleanup)

describe('a link', () => {
  it('leads to a screen without loading a document, and back', () => {
    show(
      <Link to="/third?id=3" state="taken along">
        Third
      </Link>,
    )
    expect(screen.getByRole('link').getAttribute('href')).toBe('/third?id=3')
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
    expect(screen.getByRole('button').textContent).toBe('/third?id=3 taken along')
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button').textContent).toBe('/second null')
  })

  it('takes the place of the screen when it replaces', () => {
    show(
      <Link to={{ pathname: '/third', search: '?id=3' }} replace>
        Third
      </Link>,
    )
    fireEvent.click(screen.getByRole('link'))
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button').textContent).toBe('/first null')
  })

  it('leaves a tap for a new tab to the browser', () => {
    show(<Link to="/third">Third</Link>)
    expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true)
    expect(screen.getByRole('button').textContent).toBe('/second null')
  })

  it('does nothing when a tap is used for something else', () => {
    const use = vi.fn((event: React.MouseEvent) => event.preventDefault())
    show(
      <Link to="/third" onClick={use}>
        Third
      </Link>,
    )
    fireEvent.click(screen.getByRole('link'))
    expect(use).toHaveBeenCalledOnce()
    expect(screen.getByRole('button').textContent).toBe('/second null')
  })
})
