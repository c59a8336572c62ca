import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { openVault } from '@sands/rules/exam/vault'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../../store/store.ts'
import type { Vault } from '../answer.ts'
import { createVaultSender, type SaveOutcome, type VaultView } from './vault-sender.ts'

const opening = { ticket: 1, lastSeq: 0, savedAt: null, answers: [] }
const stored = (batch: Vault['pending']) => ({
  lastSeq: batch.at(-1)?.seq ?? 0,
  savedAt: 'moment',
  refused: [],
  deadline: null,
  clockOffset: 0,
})

function aSender(answer: (batch: Vault['pending']) => SaveOutcome | Promise<SaveOutcome> = stored) {
  const view = createStore<VaultView>({ vault: openVault(opening), line: 'stored', deadline: null, clockOffset: 0 })
  const sent: Vault['pending'][] = []
  const onDevice: Vault[] = []
  const sender = createVaultSender({
    view,
    save: async (_ticket, batch) => {
      sent.push(batch)
      return answer(batch)
    },
    store: async ({ vault }) => void onDevice.push(vault),
    now: () => new Date(0),
  })
  return { view, sent, onDevice, sender }
}

describe('the sender of the vault', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('stores a change on the device at once and on the server within two seconds', async () => {
    const { view, sent, onDevice, sender } = aSender()
    sender.change('q1', { options: ['A'] }, false)
    expect(onDevice.at(-1)?.pending).toMatchObject([{ seq: 1, answer: { options: ['A'] } }])
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toHaveLength(1)
    expect(view.get()).toMatchObject({ line: 'stored', vault: { pending: [], storedSeq: 1, storedAt: 'moment' } })
    expect(onDevice.at(-1)?.pending).toEqual([])
  })

  it('goes on answering without a network and catches up when it is back', async () => {
    let isUp = false
    const { view, sent, sender } = aSender((batch) => (isUp ? stored(batch) : 'offline'))
    sender.change('q1', { options: ['A'] }, false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(view.get().line).toBe('offline')
    sender.change('q2', { isTrue: true }, false)
    isUp = true
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent.at(-1)).toMatchObject([{ seq: 1 }, { seq: 2 }])
    expect(view.get()).toMatchObject({ line: 'stored', vault: { storedSeq: 2 } })
  })

  it('stores on the device what may be on its way before it sends it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const view = createStore<VaultView>({ vault: openVault(opening), line: 'stored', deadline: null, clockOffset: 0 })
    const sent: Vault['pending'][] = []
    const sender = createVaultSender({
      view,
      save: async (_ticket, batch) => {
        sent.push(batch)
        return stored(batch)
      },
      store: ({ vault }) => (vault.sentSeq === 1 ? promise : Promise.resolve()),
      now: () => new Date(0),
    })
    sender.change('q1', { options: ['A'] }, false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toEqual([])
    resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(1)
  })

  it('becomes read-only when a newer page is open, and changes nothing from then on', async () => {
    const { view, sent, sender } = aSender(() => 'read_only')
    sender.change('q1', { options: ['A'] }, false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(view.get().line).toBe('read_only')
    sender.change('q1', { options: ['B'] }, false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(view.get().vault.answers.q1?.answer).toEqual({ options: ['A'] })
    expect(await sender.flush()).toBe(false)
  })

  it('sends a change that was made while a save was on its way with the next one', async () => {
    const { promise, resolve } = Promise.withResolvers<SaveOutcome>()
    const { view, sent, sender } = aSender((batch) => (batch[0]?.seq === 1 ? promise : stored(batch)))
    sender.change('q1', { text: 'a' }, false)
    const flushed = sender.flush()
    await vi.advanceTimersByTimeAsync(0)
    sender.change('q1', { text: 'ab' }, false)
    resolve({ lastSeq: 1, savedAt: 'moment', refused: [], deadline: null, clockOffset: 0 })
    expect(await flushed).toBe(true)
    expect(sent[1]).toMatchObject([{ seq: 2, answer: { text: 'ab' } }])
    expect(view.get().vault.storedSeq).toBe(2)
  })

  it('sends a change soon after saves that took longer than the wait', async () => {
    const { sent, sender } = aSender(async (batch) => {
      await new Promise((done) => setTimeout(done, 5000))
      return stored(batch)
    })
    sender.change('q1', { text: 'a' }, false)
    await vi.advanceTimersByTimeAsync(2000)
    sender.change('q2', { text: 'b' }, false)
    await vi.advanceTimersByTimeAsync(12_000)
    expect(sent).toHaveLength(2)
    sender.change('q3', { text: 'c' }, false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toHaveLength(3)
  })

  it('says which answer was refused, keeps it on the device, and does not send it again', async () => {
    const { view, sent, onDevice, sender } = aSender((batch) => ({
      ...stored(batch),
      refused: [{ seq: 1, reason: 'foreign_file' }],
    }))
    sender.change('q1', { fileIds: [asId<FileId>('9')] }, false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(view.get().vault.refused).toEqual({ q1: 'foreign_file' })
    expect(onDevice.at(-1)?.answers.q1?.answer).toEqual({ fileIds: ['9'] })
  })

  it('sends changes that were refused together one by one, and keeps back only the one that cannot be read', async () => {
    const { view, sent, sender } = aSender((batch) =>
      batch.some(({ questionKey }) => questionKey === 'q2')
        ? { reason: 'Malformed', isOfChanges: true }
        : stored(batch),
    )
    for (const key of ['q1', 'q2', 'q3']) sender.change(key, { text: key }, false)
    expect(await sender.flush()).toBe(true)
    expect(sent.slice(1).map((batch) => batch.map(({ seq, questionKey }) => [seq, questionKey]))).toEqual([
      [[1, 'q1']],
      [[2, 'q2']],
      [[2, 'q3']],
    ])
    expect(view.get()).toMatchObject({ line: 'stored', vault: { storedSeq: 2, refused: { q2: 'bad_answer' } } })
    sender.change('q4', { text: 'd' }, false)
    sender.change('q5', { text: 'e' }, false)
    expect(await sender.flush()).toBe(true)
    expect(sent.at(-1)).toHaveLength(2)
  })

  it('says why the server refuses all saves, and tries again', async () => {
    let answer: SaveOutcome = { reason: 'This attempt does not exist', isOfChanges: false }
    const { view, sender } = aSender((batch) =>
      typeof answer === 'object' && 'reason' in answer ? answer : stored(batch),
    )
    sender.change('q1', { text: 'a' }, false)
    expect(await sender.flush()).toBe(false)
    expect(view.get()).toMatchObject({ line: 'offline', reason: 'This attempt does not exist' })
    answer = 'offline'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(view.get()).toMatchObject({ line: 'stored', reason: undefined })
  })

  it('learns a moved deadline and a newer page, also when nothing is to be sent', async () => {
    let answer: SaveOutcome = { ...stored([]), deadline: 'later' }
    const { view, sent, sender } = aSender(() => answer)
    await sender.ask()
    expect(sent).toEqual([[]])
    expect(view.get()).toMatchObject({ deadline: 'later', line: 'stored' })
    answer = 'read_only'
    await sender.ask()
    expect(view.get().line).toBe('read_only')
  })
})
