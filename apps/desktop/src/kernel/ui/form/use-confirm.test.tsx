// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import type { ContextType, ReactNode } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { speak } from '../../../testing/speak.ts'
import { ModalContext, useConfirm } from './use-confirm.ts'

const shown = vi.fn()
beforeAll(() => speak('zh-cn'))

const modal = { confirm: shown } as Partial<ContextType<typeof ModalContext>> as ContextType<typeof ModalContext>
const wrapper = ({ children }: { children: ReactNode }) => <ModalContext value={modal}>{children}</ModalContext>

const question = (title: string) => ({ title, text: 'To all', action: 'Send', run: async () => undefined })

it('opens one dialog at a time for the same question, and asks again after it is closed', () => {
  const { result } = renderHook(() => useConfirm(), { wrapper })
  result.current(question('Send it?'))
  result.current(question('Send it?'))
  expect(shown).toHaveBeenCalledTimes(1)
  result.current(question('Delete it?'))
  expect(shown).toHaveBeenCalledTimes(2)

  shown.mock.lastCall?.[0].afterClose()
  result.current(question('Delete it?'))
  expect(shown).toHaveBeenCalledTimes(3)
})
