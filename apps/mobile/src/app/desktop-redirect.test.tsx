// @vitest-environment happy-dom
import { DEVICE_KEYS } from '@sands/web/device/device'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DesktopRedirect } from './desktop-redirect.tsx'

const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const leave = vi.fn()
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

function openOn(userAgent: string, at = '/'): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  render(
    <MemoryRouter initialEntries={[at]}>
      <DesktopRedirect />
    </MemoryRouter>,
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  leave.mockClear()
  localStorage.clear()
  vi.spyOn(window.location, 'replace').mockImplementation(leave)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the redirect to the desktop version', () => {
  it('happens on a computer after half a second', async () => {
    openOn(COMPUTER)
    await wait(499)
    expect(leave).not.toHaveBeenCalled()
    await wait(1)
    expect(leave).toHaveBeenCalledWith('/desktop/')
  })

  it('leads to the desktop page that shows the same', async () => {
    openOn(COMPUTER, '/courseDetail?id=7&courseType=course')
    await wait(500)
    expect(leave).toHaveBeenCalledWith('/desktop/course/detail?id=7&courseType=course')
  })

  it('does not happen where the desktop has no such page', async () => {
    openOn(COMPUTER, '/feedback')
    await wait(1000)
    expect(leave).not.toHaveBeenCalled()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('does not happen on a phone', async () => {
    openOn(PHONE)
    await wait(1000)
    expect(leave).not.toHaveBeenCalled()
  })

  it('waits while the pointer is on the notice', async () => {
    openOn(COMPUTER)
    fireEvent.pointerEnter(screen.getByRole('status'))
    await wait(5000)
    expect(leave).not.toHaveBeenCalled()
    fireEvent.pointerLeave(screen.getByRole('status'))
    await wait(500)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('does not happen after the person chose to stay, now and later', async () => {
    openOn(COMPUTER)
    fireEvent.click(screen.getByRole('button'))
    await wait(1000)
    expect(localStorage.getItem(DEVICE_KEYS.stayOnPhone)).toBe('1')
    cleanup()
    openOn(COMPUTER)
    await wait(1000)
    expect(leave).not.toHaveBeenCalled()
  })
})
