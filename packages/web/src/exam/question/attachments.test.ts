// @vitest-environment happy-dom
import type { FileId } from '@sands/contract/kernel/schema'
import { openVault } from '@sands/rules/exam/vault'
import { expect, it, onTestFinished } from 'vitest'
import { createStore } from '../../store/store.ts'
import type { Resource, UploadItem } from '../../upload/upload-item.ts'
import { items } from '../../upload/upload-registry.ts'
import { createVaultSender, type VaultView } from '../attempt/vault-sender.ts'
import { attachmentTag } from './attachment-tag.ts'
import { followAttachments } from './attachments.ts'

const aFile = (id: string): Resource => ({ id }) as Resource
const anUpload = (id: string, tag: string, made: Resource | null): UploadItem => ({
  id,
  fileName: 'a.jpg',
  size: 1,
  purpose: 'picture',
  library: false,
  state: made ? 'done' : 'offline',
  sent: 0,
  speed: 0,
  reason: null,
  mayRetry: true,
  made,
  tag,
})

it('names a file in the answer once it is there, and leaves other uploads alone', async () => {
  const vault = openVault<FileId>({ ticket: 1, lastSeq: 0, savedAt: null, answers: [] })
  const view = createStore<VaultView>({ vault, line: 'offline', deadline: null, clockOffset: 0 })
  const sender = createVaultSender({
    view,
    save: async () => 'offline',
    store: async () => undefined,
    now: () => new Date(),
  })
  sender.change('q2', { text: 'See below' }, true)
  const tag = attachmentTag('7', 'q2')
  const elsewhere = anUpload('u2', attachmentTag('70', 'q2'), aFile('10'))
  items.set([anUpload('u1', tag, null), elsewhere])
  const stop = followAttachments({ paper: { examRecordId: '7' as never }, view, sender })
  onTestFinished(() => {
    stop()
    sender.close()
    items.set([])
  })
  expect(view.get().vault.answers.q2?.answer).toEqual({ text: 'See below' })
  items.set([anUpload('u1', tag, aFile('9')), elsewhere])
  expect(view.get().vault.answers.q2).toMatchObject({ answer: { text: 'See below', fileIds: ['9'] }, isFlagged: true })
  expect(items.get()).toEqual([elsewhere])
})
