// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useStudyQuestion } from './use-study-question.ts'

const elsewhere = { askIfThere: false, isHalted: true, stopReason: 'elsewhere' } as const
const counting = { askIfThere: false, isHalted: false, stopReason: null }

it('takes "not now" as the answer to one interruption only', () => {
  const view = renderHook((facts: Parameters<typeof useStudyQuestion>[0]) => useStudyQuestion(facts), {
    initialProps: elsewhere as Parameters<typeof useStudyQuestion>[0],
  })
  expect(view.result.current[0]).toBe('elsewhere')
  act(() => view.result.current[1]())
  expect(view.result.current[0]).toBeNull()
  view.rerender(counting)
  view.rerender(elsewhere)
  expect(view.result.current[0]).toBe('elsewhere')
})
