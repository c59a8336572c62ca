// @vitest-environment happy-dom
import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { CallError } from '@sands/web/call/call-error'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useBulkActs } from './use-bulk-acts.ts'

const asked = vi.fn()
const sent = vi.fn(async (_key: string, _input: { body?: object; query?: object }): Promise<unknown> => undefined)
const told = vi.fn()
vi.mock('@sands/web/call/call', async (original) => ({
  ...(await original<object>()),
  call: (key: string, input: object) => sent(key, input),
}))
vi.mock('@sands/web/toast/toast', () => ({ showToast: (text: string) => told(text) }))
vi.mock('../../../kernel/text.ts', () => ({
  useT: () => (key: string, params?: object) => (params ? `${key} ${JSON.stringify(params)}` : key),
}))
vi.mock('../../../kernel/ui/form/use-confirm.ts', () => ({ useConfirm: () => asked }))
afterEach(() => {
  vi.clearAllMocks()
})

const course = (id: string) => ({ id, version: 3, title: id, state: 'draft' }) as ManagedCourseItem
const onDone = vi.fn(async () => undefined)
const acts = () => renderHook(() => useBulkActs(onDone)).result.current

it('asks first, does it to each as it was seen, and tells what was not done', async () => {
  acts().ask('publish', [course('1'), course('2')], 4)
  const question = asked.mock.lastCall?.[0]
  expect(question.title).toBe('course.manage_bulk_publish_ask {"count":2}')
  const second = 'course.manage_bulk_left {"count":4}'
  expect(question.text).toBe(
    `manage.two_sentences ${JSON.stringify({ first: 'course.manage_bulk_publish_text', second })}`,
  )
  expect(sent).not.toHaveBeenCalled()

  sent.mockRejectedValueOnce(new CallError({ code: 1, msg: 'Has faults', status: 422 }))
  await question.run()
  expect(sent.mock.calls.map(([key, { body }]) => [key.split('/').at(-1), body])).toEqual([
    ['publish', { id: '1', version: 3 }],
    ['publish', { id: '2', version: 3 }],
  ])
  expect(told).toHaveBeenCalledWith('course.manage_bulk_publish_done {"count":1}')
  expect(onDone).toHaveBeenCalledWith([{ course: course('1'), reason: 'Has faults' }])
})

it('says nothing of others where all that were chosen are meant', () => {
  acts().ask('remove', [course('1')], 0)
  expect(asked.mock.lastCall?.[0].text).toBe('course.manage_bulk_remove_text')
})

it('moves the draft of each into the category, and leaves those that are there', async () => {
  const drafts = new Map([
    ['1', { title: 'Tea', categoryId: '8' }],
    ['2', { title: 'Milk', categoryId: null }],
  ])
  sent.mockImplementation(async (_, { query }) => {
    const { id } = (query ?? {}) as { id: string }
    return { version: 7, draft: drafts.get(id) }
  })
  await acts().move([course('1'), course('2')], '8' as Id<'courseCategory'>)
  const saved = sent.mock.calls.filter(([key]) => key.endsWith('/save')).map(([, { body }]) => body)
  expect(saved).toEqual([{ id: '2', version: 7, draft: { title: 'Milk', categoryId: '8' } }])
  expect(onDone).toHaveBeenCalledWith([])
})
