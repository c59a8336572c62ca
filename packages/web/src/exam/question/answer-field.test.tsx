// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Answer } from '../answer.ts'
import { AnswerField } from './answer-field.tsx'
import type { PaperPart } from './paper-parts.ts'

afterEach(cleanup)

const body = { stem: 'Why?', options: [], targets: [], blanks: [], words: 5, files: 0 }
const part: PaperPart = {
  key: 'q1',
  number: 1,
  sectionTitle: '',
  material: null,
  type: 'essay',
  body,
  isRequired: false,
}

function Essay() {
  const [answer, setAnswer] = useState<Answer>({})
  return <AnswerField part={part} answer={answer} isLocked={false} Html={() => null} onChange={setAnswer} />
}

it('counts the words of an essay, says when there are too many, and cuts nothing', () => {
  const { container } = render(<Essay />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  const count = () => container.querySelector<HTMLElement>('[data-over]')
  expect(count()?.textContent).toBe('0 / 5')
  expect(field.maxLength).toBe(20_000)
  fireEvent.change(field, { target: { value: 'Helmets protect heads' } })
  expect(count()?.textContent).toBe('3 / 5')
  expect(count()?.dataset.over).toBe('false')
  const long = 'Helmets protect the heads of all workers'
  fireEvent.change(field, { target: { value: long } })
  expect(field.value).toBe(long)
  expect(count()?.textContent).toBe('7 / 5')
  expect(count()?.dataset.over).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(count()?.id)
})
