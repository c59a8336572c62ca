// @vitest-environment happy-dom
import { CallError } from '@sands/web/call/call-error'
import { dismissToast, useToasts } from '@sands/web/toast/toast'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSubmit } from './use-submit.ts'

const drawn = () => renderHook(() => ({ form: useSubmit(), toasts: useToasts() })).result
const refusal = (msg: string) => new CallError({ code: 4, msg, status: 409 })

afterEach(() => {
  for (const { id } of drawn().current.toasts) dismissToast(id)
  cleanup()
})

it('shows a toast after success and passes on the answer', async () => {
  const result = drawn()
  const handed: number[] = []
  await act(() =>
    result.current.form.submit({
      run: async () => 7,
      done: (data) => `${data} stored`,
      onDone: (data) => handed.push(data),
    }),
  )
  expect(handed).toEqual([7])
  expect(result.current.toasts.map(({ text }) => text)).toEqual(['7 stored'])
  expect(result.current.form).toMatchObject({ failure: '', isBusy: false })
})

it('keeps the reason of a refusal until the next try', async () => {
  const result = drawn()
  const refused = async () => {
    throw refusal('The name is taken')
  }
  await act(() => result.current.form.submit({ run: refused, done: 'Stored' }))
  expect(result.current.form.failure).toBe('The name is taken')
  expect(result.current.toasts).toEqual([])
  await act(() => result.current.form.submit({ run: async () => null }))
  expect(result.current.form.failure).toBe('')
})

it('shows nothing when the form has reported the refusal itself', async () => {
  const result = drawn()
  const refused = async () => {
    throw refusal('Somebody else was faster')
  }
  await act(() => result.current.form.submit({ run: refused, onRefused: () => true }))
  expect(result.current.form.failure).toBe('')
})

it('sends once, no matter how often the button is pressed', async () => {
  const result = drawn()
  let sent = 0
  const once = { run: async () => (sent += 1) }
  await act(async () => {
    await Promise.all([result.current.form.submit(once), result.current.form.submit(once)])
  })
  expect(sent).toBe(1)
})
