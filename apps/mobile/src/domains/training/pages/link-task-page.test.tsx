// @vitest-environment happy-dom
import type { CallData } from '@sands/contract/calls'
import { noAnswer, type Plain } from '@sands/web/testing/fake-calls'
import { LINK_COMPLETE, LINK_GET, TRAINING_PANEL } from '@sands/web/training/training-calls'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { settle, tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const AT = '2026-03-02T08:00:00.000Z'
const HEAD = {
  trainingId: '3',
  trainingTaskId: '31',
  taskId: '31',
  taskName: 'A report',
  globalIndex: 1,
  status: 100,
  lockStatus: 0,
  isRefDeleted: 0,
  calledOff: null,
  stage: 0,
  isRequired: 1,
  tagStatus: 100,
  lock: null,
  dueTime: null,
  overdueStatus: null,
  countDownDuration: null,
  finishTime: null,
  decision: null,
} as const
const aLink = (over: Partial<Plain<CallData<typeof LINK_GET>>> = {}): Plain<CallData<typeof LINK_GET>> => ({
  ...HEAD,
  taskType: 7,
  introduction: 'Read it',
  url: 'https://example.com/guide',
  minSeconds: 0,
  openTime: null,
  leftSeconds: null,
  ...over,
})

describe('a link task on the phone', () => {
  it('opens the link and tells the server', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { t, server } = await renderPhone('/LinkTask?taskId=31&trainingId=3&globalIndex=1', {
      calls: {
        [LINK_GET]: aLink(),
        [LINK_COMPLETE]: { status: 200, openTime: AT, leftSeconds: 0 },
        [TRAINING_PANEL]: [],
      },
    })
    await tapButton(t('training.link_open'))
    expect(open).toHaveBeenCalledWith('https://example.com/guide', '_blank', 'noopener,noreferrer')
    await waitFor(() => expect(server.sentTo(LINK_COMPLETE)[0]?.body).toEqual({ taskId: '31', step: 'open' }))
    open.mockRestore()
  })

  it('shows what is left of the minimum time', async () => {
    const { t } = await renderPhone('/LinkTask?taskId=31', {
      calls: { [LINK_GET]: aLink({ minSeconds: 120, openTime: AT, leftSeconds: 90 }) },
    })
    expect((await screen.findByRole('timer')).textContent).toBe(t('training.link_left', { seconds: 90 }))
    expect(screen.getByText(t('training.link_minutes', { minutes: 2 }))).toBeTruthy()
  })

  it('has nothing to open while it is locked', async () => {
    const lock = { reason: 'previous_task', globalIndex: 1, stage: null, at: null } as const
    const { t } = await renderPhone('/LinkTask?taskId=31', {
      calls: { [LINK_GET]: aLink({ url: '', lockStatus: 1, lock }) },
    })
    expect(await screen.findByText(t('training.lock_previous_task', { number: 1 }))).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('training.link_open') })).toBeNull()
  })

  it('finishes at the next visit when the time has passed meanwhile', async () => {
    const { t, server } = await renderPhone('/LinkTask?taskId=31', {
      calls: {
        [LINK_GET]: aLink({ minSeconds: 120, openTime: AT, leftSeconds: 0 }),
        [LINK_COMPLETE]: () => {
          server.answer({ [LINK_GET]: aLink({ minSeconds: 120, openTime: AT, leftSeconds: 0, status: 200 }) })
          return { status: 200, openTime: AT, leftSeconds: 0 }
        },
      },
    })
    await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(t('training.link_done')))
    expect(server.sentTo(LINK_COMPLETE).map(({ body }) => body)).toEqual([{ taskId: '31', step: 'finish' }])
  })

  it.each([
    ['the app was switched', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the browser kept the page', () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
  ])('asks the server at the return when %s', async (_, comeBack) => {
    const { server } = await renderPhone('/LinkTask?taskId=31', {
      calls: {
        [LINK_GET]: aLink({ minSeconds: 120, openTime: AT, leftSeconds: 90 }),
        [LINK_COMPLETE]: { status: 200, openTime: AT, leftSeconds: 0 },
      },
    })
    await screen.findByRole('timer')
    server.answer({ [LINK_GET]: aLink({ minSeconds: 120, openTime: AT, leftSeconds: 0 }) })
    await act(async () => void comeBack())
    await waitFor(() => expect(server.sentTo(LINK_COMPLETE)[0]?.body).toEqual({ taskId: '31', step: 'finish' }))
  })

  it('tells the server again about an opening that did not arrive', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { t, server } = await renderPhone('/LinkTask?taskId=31', {
      calls: { [LINK_GET]: aLink(), [LINK_COMPLETE]: noAnswer },
    })
    await tapButton(t('training.link_open'))
    await waitFor(() => expect(localStorage.getItem('sands.opened_links')).toContain('/31'))
    await settle()
    server.answer({ [LINK_COMPLETE]: { status: 200, openTime: AT, leftSeconds: 0 } })
    const before = server.sentTo(LINK_COMPLETE).length
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(server.sentTo(LINK_COMPLETE).length).toBeGreaterThan(before))
    expect(server.sentTo(LINK_COMPLETE).at(-1)?.body).toEqual({ taskId: '31', step: 'open' })
    open.mockRestore()
  })

  it('opens in place inside a chat app, after the server knows', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50')
    const known: number[] = []
    const { t, server } = await renderPhone('/LinkTask?taskId=31', {
      calls: { [LINK_GET]: aLink(), [LINK_COMPLETE]: { status: 200, openTime: AT, leftSeconds: 0 } },
    })
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {
      known.push(server.sentTo(LINK_COMPLETE).length)
    })
    await tapButton(t('training.link_open'))
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://example.com/guide'))
    expect(known).toEqual([1])
    left.mockRestore()
    agent.mockRestore()
  })
})
