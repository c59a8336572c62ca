// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CodeTimer } from './code-timer.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const words = (seconds: number) => `${seconds} s`
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const shown = () => screen.getByRole('timer').textContent

it('steps each second, whatever later answers about the same code say', async () => {
  const onOver = vi.fn()
  const timer = (code: string, seconds: number) => (
    <CodeTimer key={code} seconds={seconds} words={words} onOver={onOver} />
  )
  const { rerender } = render(timer('042137', 5))
  expect(shown()).toBe('5 s')
  await pass(1250)
  expect(shown()).toBe('4 s')
  rerender(timer('042137', 5))
  await pass(1000)
  expect(shown()).toBe('3 s')
  rerender(timer('555111', 15))
  expect(shown()).toBe('15 s')
  expect(onOver).not.toHaveBeenCalled()
})

it('asks for the next code when the time is over', async () => {
  const onOver = vi.fn()
  render(<CodeTimer seconds={2} words={words} onOver={onOver} />)
  await pass(2500)
  expect(shown()).toBe('0 s')
  expect(onOver).toHaveBeenCalledTimes(1)
})
