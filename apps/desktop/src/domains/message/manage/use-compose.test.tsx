// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderDesktopHook } from '../../../testing/render-desktop.tsx'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { useCompose } from './use-compose.ts'

const CREATE = 'POST /sands-system/api/v1/manage/message/create'
const draft: Draft = { ...EMPTY_DRAFT, texts: { 'en-us': { title: 'Hello', content: 'All' } } }
const compose = (answer: Parameters<typeof refused>[0] | undefined) =>
  renderDesktopHook(() => useCompose(undefined), {
    at: '/manage/message/compose',
    answers: { [CREATE]: answer ? refused(answer) : { id: '7' } },
  })

it('sends once, says so and leaves the page, no matter how often the button was tapped', async () => {
  const { result, server, address, t } = await compose(undefined)
  const { submit } = result.current
  await act(() => Promise.all([submit(draft), submit({ ...draft })]))
  await act(() => submit(draft))
  expect(server.sentTo(CREATE)).toHaveLength(1)
  expect(screen.getByText(t('message.send_done'))).toBeTruthy()
  expect(address()).toBe('/manage/message/outgoing?open=7')
})

it('keeps the typed values after a refusal, and tries again on request', async () => {
  const { result, server, address } = await compose('kernel.unavailable')
  await act(() => result.current.submit(draft))
  expect(result.current.failure).not.toBe('')
  expect(address()).toBe('/manage/message/compose')
  server.answer({ [CREATE]: { id: '7' } })
  // Two taps close together count as one, so this tap comes later.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
  onTestFinished(() => void vi.useRealTimers())
  await act(() => result.current.submit(draft))
  expect(address()).toBe('/manage/message/outgoing?open=7')
  expect(result.current.failure).toBe('')
})
