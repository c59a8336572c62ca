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

describe('waiting writes of the inbox', () => {
  const two = [aMessage('1'), aMessage('2')]

  it('are applied to the answers of the server', () => {
    expect(shown(two, act(READ, { ids: ['1'] }))).toEqual(['1 read', '2'])
    expect(shown(two, act(DELETE, { ids: ['1'] }))).toEqual(['2'])
    expect(shown(two, act(READ_ALL, {}))).toEqual(['1 read', '2 read'])
  })

  it('apply to one shelf if they name one, and only to messages that had arrived by then', () => {
    const messages = [
      aMessage('1'),
      aMessage('2', { categoryCode: 'order' }),
      aMessage('3', { createTime: '2026-03-01T12:00:01.000Z' }),
    ]
    expect(shown(messages, act(READ_ALL, { code: 'study' }))).toEqual(['1 read', '2', '3'])
  })

  it('of one college leave the inbox of another college unchanged', () => {
    expect(shown(two, act(READ_ALL, { collegeId: '1' }))).toEqual(['1 read', '2 read'])
    expect(shown(two, act(READ_ALL, { collegeId: '2' }))).toEqual(['1', '2'])
  })

  it('mark messages as read up to the time they name, like the server', () => {
    const late = aMessage('1', { createTime: '2026-03-01T12:00:05.000Z' })
    expect(shown([late], act(READ_ALL, { until: '2026-03-01T12:00:05.000Z' }))).toEqual(['1 read'])
    expect(shown([late], act(READ_ALL, { until: '2026-03-01T12:00:04.000Z' }, { createdAt: NOON + 9000 }))).toEqual([
      '1',
    ])
  })

  it('no longer apply after they were refused', () => {
    expect(shown(two, act(DELETE, { ids: ['1'] }, { state: 'refused' }))).toEqual(['1', '2'])
  })

  it('list a message once when it came on two pages', () => {
    expect(shown([aMessage('1'), aMessage('2'), aMessage('1')])).toEqual(['1', '2'])
  })

  it('mark a shelf as read only when nothing has arrived since', () => {
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

  it('are distinguished from writes of other screens', () => {
    expect(isInboxAct(act(READ, {}))).toBe(true)
    expect(isInboxAct(act('POST /sands-user/api/v1/user/change-language', {}))).toBe(false)
  })
})
