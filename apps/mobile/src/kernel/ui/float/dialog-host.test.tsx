// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { ask, openQuestion } from './ask.ts'

const SEND = { title: 'Send?', text: 'It cannot be changed.', confirm: 'Send' }
const LATER_MS = 60_000

/** A tap beside the dialog at this time, as the browser reports it. */
const tapBeside = (timeStamp: number) =>
  act(async () => {
    const click = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(click, 'timeStamp', { value: timeStamp })
    screen.getByRole('dialog').dispatchEvent(click)
  })

it('asks once when the button is tapped twice', async () => {
  await renderPhone(<p>page</p>)
  let first: Promise<boolean> | undefined
  await act(async () => {
    first = ask(SEND)
  })
  const opened = openQuestion.get()
  let second: boolean | undefined
  await act(async () => {
    second = await ask(SEND)
  })
  expect(second).toBe(false)
  expect(openQuestion.get()).toBe(opened)
  await act(async () => opened?.answer(true))
  expect(await first).toBe(true)
})

it('stays open when the second tap of a double tap falls beside it, and closes on a later one', async () => {
  await renderPhone(<p>page</p>)
  let answer: Promise<boolean> | undefined
  const before = performance.now()
  await act(async () => {
    answer = ask(SEND)
  })
  await tapBeside(before)
  expect(openQuestion.get()).not.toBeNull()
  await tapBeside(performance.now() + LATER_MS)
  expect(openQuestion.get()).toBeNull()
  expect(await answer).toBe(false)
})
