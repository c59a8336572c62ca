import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import type { UploadPurpose } from '@sands/rules/upload'
import type { Config } from '../../../kernel/config.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { openStore } from '../../../kernel/store/open-store.ts'
import { plainWorkshop, type Workshop } from '../../../kernel/workshop.ts'
import { objectKey, storePicture } from '../file-storage.service.ts'
import { mediaRepo } from '../media.repo.ts'
import { type files, fileTexts } from '../media.tables.ts'
import type { Prepared } from '../prepare/preparer.kind.ts'
import { keyOf, newName } from '../upload/made-file.service.ts'
import { uploadFolder } from '../upload.service.ts'
import { createDrawings } from './drawings.demo.ts'
import { createPictures } from './pictures.service.ts'

export interface DemoPicture {
  collegeId: CollegeId
  ownerId: UserId
  purpose: UploadPurpose
  name: string
  svg: string
  createdAt: Date
}

/** A PDF and its text. */
export interface DemoDocument {
  collegeId: CollegeId
  ownerId: UserId
  name: string
  content: Buffer
  pages: number
  text: string
  createdAt: Date
}

/** A video or audio file prepared in advance: its streams are in the folder beside the original. */
export interface DemoPlayable {
  collegeId: CollegeId
  ownerId: UserId
  kind: 'video' | 'audio'
  name: string
  contentType: string
  folder: string
  prepared: Prepared
  createdAt: Date
}

export interface DemoPictures {
  /** Draws and stores a picture. A drawing that is used again for another college is not drawn again. */
  store(tx: Tx, picture: DemoPicture): Promise<FileId>
  storeDocument(tx: Tx, document: DemoDocument): Promise<FileId>
  storePlayable(tx: Tx, playable: DemoPlayable): Promise<FileId>
  storeCaption(tx: Tx, caption: Omit<DemoDocument, 'pages' | 'text'>): Promise<FileId>
}

declare module '../../../kernel/demo.ts' {
  interface Demo {
    pictures: DemoPictures
  }
}

type WholeFile = Omit<typeof files.$inferInsert, 'bytes' | 'sha256' | 'key' | 'variants'> & { content: Buffer }

interface DemoPicturesOptions {
  workshop?: Workshop
  /** Drawings that the work will store; they are drawn in the background from the start. Others are drawn when stored. */
  ahead?: readonly string[]
}

/** Pictures for the demo company; they are deleted again if the work fails. */
export async function withDemoPictures<T>(
  config: Pick<Config, 'dataDir' | 's3'>,
  work: (demo: DemoPictures) => Promise<T>,
  { workshop = plainWorkshop, ahead = [] }: DemoPicturesOptions = {},
): Promise<T> {
  const store = openStore(config)
  const stored: string[] = []
  await mkdir(uploadFolder(config.dataDir), { recursive: true, mode: 0o700 })
  const room = await mkdtemp(join(uploadFolder(config.dataDir), 'demo-'))
  const drawings = createDrawings({ pictures: createPictures({ workshop, priority: 0 }), room, ahead })

  async function put(key: string, object: { path: string; contentType: string }) {
    stored.push(key)
    await store.put(key, object)
  }

  /** Stores a file that is shown unchanged. */
  async function storeWhole(tx: Tx, { content, ...file }: WholeFile): Promise<FileId> {
    const sha256 = createHash('sha256').update(content).digest()
    const key = keyOf(newName())
    const path = join(room, sha256.toString('hex'))
    const { contentType } = file
    const bytes = content.length
    await writeFile(path, content)
    await put(objectKey({ key }, 'original'), { path, contentType })
    const variants = [{ name: 'original', width: 0, height: 0, bytes, contentType }]
    return (await mediaRepo.add(tx, { ...file, bytes, sha256, key, variants })).id
  }

  const demo: DemoPictures = {
    async store(tx, { svg, ...file }) {
      const sha256 = createHash('sha256').update(svg).digest()
      const row = await storePicture(
        store,
        { file: { ...file, sha256, inLibrary: file.purpose !== 'avatar' }, ...(await drawings.get(svg)) },
        (fresh) => mediaRepo.add(tx, fresh),
      )
      stored.push(...row.variants.map((variant) => objectKey(row, variant.name)))
      return row.id
    },

    async storeDocument(tx, { text, ...document }) {
      const facts = { purpose: 'document', kind: 'document', inLibrary: true } as const
      const id = await storeWhole(tx, { ...document, ...facts, contentType: 'application/pdf' })
      await tx.insert(fileTexts).values({ fileId: id, text })
      return id
    },

    storeCaption: (tx, caption) =>
      storeWhole(tx, { ...caption, purpose: 'caption', kind: 'caption', contentType: 'text/vtt' }),

    async storePlayable(tx, { folder, prepared, ...file }) {
      const { variants: made, objects = [], text: _, ...facts } = prepared
      const content = await readFile(join(folder, 'original'))
      const original = { name: 'original', width: 0, height: 0, bytes: content.length, contentType: file.contentType }
      const variants = [original, ...made]
      const key = keyOf(newName())
      for (const { name, contentType } of [...variants, ...objects])
        await put(objectKey({ key }, name), { path: join(folder, name), contentType })
      const own = { key, bytes: content.length, sha256: createHash('sha256').update(content).digest() }
      const row = { ...file, ...facts, ...own, variants, purpose: file.kind, inLibrary: true }
      return (await mediaRepo.add(tx, row)).id
    },
  }
  try {
    return await work(demo)
  } catch (error) {
    await store.remove(stored)
    throw error
  } finally {
    await drawings.stop()
    await rm(room, { recursive: true, force: true })
  }
}
