// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Choice } from './sound-choice.tsx'

it('scrolls into view when it opens, and does not scroll the page afterwards', () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const options = [{ id: 'a', label: 'a', chosen: false, choose: () => undefined }]
  const { rerender } = render(<Choice label="sleep" options={options} />)
  expect(scrolled).toHaveBeenCalledOnce()
  rerender(<Choice label="sleep" options={options.map((one) => ({ ...one, chosen: true }))} />)
  expect(scrolled).toHaveBeenCalledOnce()
})
