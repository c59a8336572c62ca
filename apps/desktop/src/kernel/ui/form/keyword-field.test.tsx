// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KeywordField } from './keyword-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

function shown() {
  const told = vi.fn<(keyword: string) => void>()
  const drawn = (keyword: string) => <KeywordField label="Courses" keyword={keyword} onChange={told} />
  const { rerender } = render(drawn(''))
  return {
    told,
    field: screen.getByLabelText<HTMLInputElement>('Courses'),
    /** The address contains this keyword now. */
    address: (keyword: string) => rerender(drawn(keyword)),
  }
}
const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } })
const pause = () => act(() => vi.runAllTimers())

it('tells the keyword after a pause, or at once with Enter', () => {
  const { told, field } = shown()
  type(field, 'sa')
  expect(told).not.toHaveBeenCalled()
  pause()
  expect(told).toHaveBeenLastCalledWith('sa')
  type(field, 'safe ')
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
  expect(told).toHaveBeenLastCalledWith('safe')
})

it('leaves what is typed before the address contains the last keyword', () => {
  const { told, field, address } = shown()
  type(field, 'sa')
  pause()
  type(field, 'saf')
  address('sa')
  expect(field.value).toBe('saf')
  pause()
  expect(told).toHaveBeenLastCalledWith('saf')
})

it('tells that the keyword was removed before the address contains it', () => {
  const { told, field, address } = shown()
  type(field, 'sa')
  pause()
  type(field, '')
  pause()
  expect(told).toHaveBeenLastCalledWith('')
  address('sa')
  address('')
  expect(field.value).toBe('')
})

it('shows a keyword that was changed elsewhere', () => {
  const { field, address } = shown()
  type(field, 'sa')
  pause()
  address('sa')
  address('')
  expect(field.value).toBe('')
  address('sa')
  expect(field.value).toBe('sa')
})
