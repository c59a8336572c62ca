import type { OutboxItem } from '@sands/web/outbox/outbox'
import { describe, expect, it } from 'vitest'
import { DELETE, isInboxAct, pendingActs, READ, READ_ALL, withPending } from './pending-acts.ts'
import { aMessage } from './testing.ts'

const NOON = Date.parse('2026-03-01T12:00:00.000Z')
const act = (key: OutboxItem['key'], body: object, over: Partial<OutboxItem> = {}): OutboxItem => ({
  id: 'item',
  userId: '7',
  key,
  body,
  label: '',
  idempotencyKey: 'key',
  createdAt: NOON,
  tries: 0,
  nextTryAt: 0,
  state: 'waiting',
  reason: null,
  ...over,
})
const shown = (messages: ReturnType<typeof aMessage>[], ...items: OutboxItem[]) =>
  withPending(messages, pendingActs(items, '1')).map(({ id, isRead }) => `${id}${isRead === 1 ? ' read' : ''}`)

describe('what waits in the outbox', () => {
  const two = [aMessage('1'), aMessage('2')]

  it('is laid over what the server says', () => {
    expect(shown(two, act(READ, { ids: ['1'] }))).toEqual(['1 read', '2'])
    expect(shown(two, act(DELETE, { ids: ['1'] }))).toEqual(['2'])
    expect(shown(two, act(READ_ALL, {}))).toEqual(['1 read', '2 read'])
  })

  it('counts for one shelf when it names one, and only for what had arrived by then', () => {
    const messages = [
      aMessage('1'),
      aMessage('2', { categoryCode: 'order' }),
      aMessage('3', { createTime: '2026-03-01T12:00:01.000Z' }),
    ]
    expect(shown(messages, act(READ_ALL, { code: 'study' }))).toEqual(['1 read', '2', '3'])
  })

  it('that swept one college leaves the inbox of another alone', () => {
    expect(shown(two, act(READ_ALL, { collegeId: '1' }))).toEqual(['1 read', '2 read'])
    expect(shown(two, act(READ_ALL, { collegeId: '2' }))).toEqual(['1', '2'])
  })

  it('sweeps up to the moment it names, which the server goes by too', () => {
    const late = aMessage('1', { createTime: '2026-03-01T12:00:05.000Z' })
    expect(shown([late], act(READ_ALL, { until: '2026-03-01T12:00:05.000Z' }))).toEqual(['1 read'])
    expect(shown([late], act(READ_ALL, { until: '2026-03-01T12:00:04.000Z' }, { createdAt: NOON + 9000 }))).toEqual([
      '1',
    ])
  })

  it('counts no longer once it was refused', () => {
    expect(shown(two, act(DELETE, { ids: ['1'] }, { state: 'refused' }))).toEqual(['1', '2'])
  })

  it('leaves a message that came on two pages in one place', () => {
    expect(shown([aMessage('1'), aMessage('2'), aMessage('1')])).toEqual(['1', '2'])
  })

  it('empties a shelf only when nothing has arrived on it since', () => {
    const acts = pendingActs([act(READ_ALL, {})], '1')
    const shelf = (createTime: string | null) => ({
      code: 'study' as const,
      unreadCount: 3,
      latest: createTime === null ? null : { title: 'Newest', createTime },
    })
    expect(acts.isShelfRead(shelf('2026-03-01T11:00:00.000Z'))).toBe(true)
    expect(acts.isShelfRead(shelf('2026-03-01T13:00:00.000Z'))).toBe(false)
    expect(acts.isShelfRead(shelf(null))).toBe(false)
  })

  it('is told from what other screens wrote', () => {
    expect(isInboxAct(act(READ, {}))).toBe(true)
    expect(isInboxAct(act('POST /sands-user/api/v1/user/change-language', {}))).toBe(false)
  })
})
