// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { speak } from '../../../testing/speak.ts'
import { translate } from '../../text.ts'
import { NumberField } from './number-field.tsx'

beforeAll(() => speak('zh-cn'))
afterEach(cleanup)

const stored = vi.fn()
function Form() {
  const [share, setShare] = useState(80)
  stored(share)
  return <NumberField label="Share" least={1} most={100} value={share} onChange={setShare} />
}
const field = () => screen.getByLabelText<HTMLInputElement>('Share')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const isRed = () => field().className.includes('status-error')

it('tells the maximum when a larger number is typed, and removes the message once the number is corrected', () => {
  render(<Form />)
  type('120')
  expect(screen.getByRole('alert').textContent).toBe(translate('manage.number_bounds', { least: 1, most: 100 }))
  expect(isRed()).toBe(true)
  expect(stored).toHaveBeenLastCalledWith(100)

  fireEvent.blur(field())
  expect(field().value).toBe('100')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(isRed()).toBe(false)
})

it('may be empty while a new number is typed; when left empty it becomes the minimum', () => {
  render(<Form />)
  type('')
  expect(field().value).toBe('')
  fireEvent.blur(field())
  expect(field().value).toBe('1')
  expect(screen.queryByRole('alert')).toBeNull()
})
