// @vitest-environment happy-dom
import type { CatalogueItem } from '@sands/contract/course/course.model'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NextButton } from './next-button.tsx'

const told = vi.hoisted(() => vi.fn())
vi.mock('@sands/web/toast/toast', () => ({ showToast: told }))
vi.mock('../../../../kernel/text.ts', () => ({
  useT: () => (key: string, params?: { title: string }) => (params ? `${key} ${params.title}` : key),
}))
afterEach(() => {
  cleanup()
  told.mockClear()
})

const piece = (lock: CatalogueItem['lock']) => ({ id: '2', title: 'Rounds', lock }) as CatalogueItem
const button = () => screen.getByRole('button', { name: 'course.act_next' })

it('opens the next piece', () => {
  const onOpen = vi.fn()
  render(<NextButton next={piece(null)} onOpen={onOpen} />)
  expect(button().className).not.toContain('disabled')
  fireEvent.click(button())
  expect(onOpen).toHaveBeenCalledWith('2')
})

it('looks disabled before a locked piece, and says what comes first to who points at it or presses it', () => {
  const onOpen = vi.fn()
  render(<NextButton next={piece({ beforeId: '1', beforeTitle: 'Manual' } as CatalogueItem['lock'])} onOpen={onOpen} />)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(button().className).toContain('ant-btn-disabled')
  expect(button().title).toBe('course.locked Manual')
  fireEvent.click(button())
  expect(told).toHaveBeenCalledWith('course.locked Manual')
  expect(onOpen).not.toHaveBeenCalled()
})
