import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { UploadPurpose } from '@sands/rules/upload'
import type { ObjectStore } from '../../kernel/store/store.ts'
import type { FileRow } from './media.repo.ts'
import type { files } from './media.tables.ts'
import type { MadePicture } from './picture/picture.codec.ts'

export interface NewFile {
  collegeId: CollegeId
  ownerId: UserId
  purpose: UploadPurpose
  name: string
  sha256: Buffer
  createdAt: Date
  updatedAt?: Date
  inLibrary?: boolean
}

type NewRow = typeof files.$inferInsert

/** Every row has its own objects, so that deleting a row never affects another one. */
function newKey(): string {
  const name = randomBytes(16).toString('hex')
  return `pictures/${name.slice(0, 2)}/${name}`
}

export const objectKey = (row: Pick<FileRow, 'key'>, variant: string): string => `${row.key}/${variant}`

/**
 * Stores the objects first, then the row; without a row, the objects are deleted again. `insert` returns another row
 * when the content was already stored.
 */
export async function storePicture(
  store: ObjectStore,
  { file, made, folder, key = newKey() }: { file: NewFile; made: MadePicture; folder: string; key?: string },
  insert: (row: NewRow) => Promise<FileRow>,
): Promise<FileRow> {
  const [original] = made.variants
  if (original?.name !== 'original') throw new Error('the picture has no original')
  const { contentType, bytes } = original
  const row = { ...file, ...made, contentType, bytes, key }
  const drop = () => store.remove(made.variants.map(({ name }) => objectKey(row, name)))
  try {
    for (const { name, contentType } of made.variants)
      await store.put(objectKey(row, name), { path: join(folder, name), contentType })
    const stored = await insert(row)
    if (stored.key !== row.key) await drop()
    return stored
  } catch (error) {
    // The first error is the one to report.
    await drop().catch(() => undefined)
    throw error
  }
}
