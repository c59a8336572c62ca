// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'

describe('tabs without a channel between them', () => {
  it('communicate through the storage', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const { onSharedUnread, shareUnread } = await import('./share.ts')
    const heard: unknown[] = []
    onSharedUnread((message) => heard.push(message))
    const written = vi.spyOn(Storage.prototype, 'setItem')
    shareUnread({ owner: '7.1', count: 3 })
    expect(written).toHaveBeenCalledExactlyOnceWith('sands.unread', '{"owner":"7.1","count":3}')
    expect(localStorage.getItem('sands.unread')).toBeNull()
    for (const newValue of ['{"owner":"7.1","count":3}', null, 'rubbish', '{"count":1}', '{"owner":"7.1"}']) {
      window.dispatchEvent(new StorageEvent('storage', { key: 'sands.unread', newValue }))
    }
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '{"owner":"7.1","count":9}' }))
    expect(heard).toEqual([{ owner: '7.1', count: 3 }, { owner: '7.1' }])
  })
})
