// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useConfirm } from './use-confirm.ts'

const shown = vi.fn()
vi.mock('antd', () => ({ App: { useApp: () => ({ modal: { confirm: shown } }) } }))
vi.mock('../text.ts', () => ({ useT: () => (key: string) => key }))

const question = (title: string) => ({ title, text: 'To all', action: 'Send', run: async () => undefined })

it('asks the same once while its window is open, and again after', () => {
  const { result } = renderHook(() => useConfirm())
  result.current(question('Send it?'))
  result.current(question('Send it?'))
  expect(shown).toHaveBeenCalledTimes(1)
  result.current(question('Delete it?'))
  expect(shown).toHaveBeenCalledTimes(2)

  shown.mock.lastCall?.[0].afterClose()
  result.current(question('Delete it?'))
  expect(shown).toHaveBeenCalledTimes(3)
})
