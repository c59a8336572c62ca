import type { Readable } from 'node:stream'
import type { BatchId, PageOf } from '@sands/contract/kernel/schema'
import type { Batch } from '@sands/contract/ops/batch.model'
import type { Tx } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { ExpectFresh } from '../../kernel/http/implement.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { presentBatch } from './batch.present.ts'
import { type BatchRow, batchRepo } from './batch.repo.ts'
import { createBatchAddresses } from './batch-address.codec.ts'

export interface BatchFile {
  name: string
  contentType: string
  bytes: number
  read(): Promise<Readable | undefined>
}

/** Batches as their owner sees them. Nobody else can see them. */
export interface OwnBatches {
  page(viewer: Viewer, request: PageRequest): Promise<PageOf<Batch>>
  get(viewer: Viewer, id: BatchId): Promise<Batch>
  cancel(tx: Tx, viewer: Viewer, id: BatchId): Promise<null>
  fileUrl(viewer: Viewer, id: BatchId): Promise<{ url: string }>
  /** The result behind a signed address. Throws when the signature is not ours or has expired. */
  open(address: { id: BatchId; expires: number; signature: string }): Promise<BatchFile>
}

type WithFile = BatchRow & { fileName: string; fileKey: string; fileType: string; fileBytes: number }
const hasFile = (row: BatchRow): row is WithFile =>
  row.state === 'done' &&
  row.fileName !== null &&
  row.fileKey !== null &&
  row.fileType !== null &&
  row.fileBytes !== null

export function createOwnBatches(
  { clock, database, secrets, store }: Kernel,
  { isGuarded, expectFresh }: { isGuarded: (kind: string) => boolean; expectFresh: ExpectFresh },
): OwnBatches {
  const db = database.primary
  const addresses = createBatchAddresses(secrets.keyFor('batch-file'), clock)

  async function own(viewer: Viewer, id: BatchId): Promise<BatchRow> {
    const row = await batchRepo.ofOwner(db, viewer.userId, id)
    if (!row) throw fail('kernel.not_found')
    return row
  }

  return {
    async page(viewer, request) {
      const [rows, total] = await Promise.all([
        batchRepo.page(db, viewer.userId, pageWindow(request)),
        batchRepo.count(db, viewer.userId),
      ])
      return pageOf(
        rows.map((row) => presentBatch(row, viewer.language)),
        total,
        request,
      )
    },

    get: async (viewer, id) => presentBatch(await own(viewer, id), viewer.language),

    async cancel(tx, viewer, id) {
      await own(viewer, id)
      if (!(await batchRepo.cancel(tx, { ownerId: viewer.userId, id, now: clock.now() }))) throw fail('ops.batch_over')
      return null
    },

    async fileUrl(viewer, id) {
      const row = await own(viewer, id)
      if (!hasFile(row)) throw fail('kernel.not_found')
      if (isGuarded(row.kind)) await expectFresh(viewer)
      return { url: addresses.forBatch(id) }
    },

    async open(address) {
      if (!addresses.isGood(address)) throw fail('kernel.not_found')
      const row = await batchRepo.byId(db, address.id)
      if (!row || !hasFile(row)) throw fail('kernel.not_found')
      const { fileName: name, fileType: contentType, fileBytes: bytes, fileKey } = row
      return { name, contentType, bytes, read: () => store.read(fileKey) }
    },
  }
}
