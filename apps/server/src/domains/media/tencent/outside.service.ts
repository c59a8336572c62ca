import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { AppError, fail } from '../../../kernel/errors.ts'
import { declaredBytes, receiveFile } from '../../../kernel/http/receive.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { expectDiskSpace, watchRoom } from '../disk-space.service.ts'
import { isFull } from '../picture/picture-problem.codec.ts'
import { expectQuota } from '../quota.service.ts'
import { tooLarge } from '../upload/announce.service.ts'
import type { OutsideFile, OutsideSource } from '../upload/outside-source.kind.ts'
import { uploadFolder } from '../upload.service.ts'
import { type CosStore, createCosStore } from './cos.store.ts'
import { contextOf, folderOf, isInFolder } from './quarantine.policy.ts'
import { createVodStore, type VodStore } from './vod.store.ts'

/** One file outside: its size, and how to read and remove it. */
interface Found {
  /** Undefined when the size is unknown before the download. */
  bytes: number | undefined
  read(): Promise<IncomingMessage>
  remove(): Promise<void>
}

async function atCos(store: CosStore | undefined, viewer: Viewer, key: string): Promise<Found> {
  if (!isInFolder(key, folderOf(viewer))) throw fail('media.not_your_key')
  if (!store) throw fail('media.store_unreachable')
  const bytes = await store.bytes(key)
  if (bytes === undefined) throw fail('media.gone')
  return { bytes, read: () => store.read(key), remove: () => store.remove({ key }) }
}

async function atVod(store: VodStore | undefined, viewer: Viewer, fileId: string): Promise<Found> {
  if (!store) throw fail('media.store_unreachable')
  const file = await store.find(fileId)
  if (!file) throw fail('media.gone')
  if (file.context !== contextOf(viewer)) throw fail('media.not_your_key')
  return { bytes: file.bytes, read: () => store.read(file), remove: () => store.remove(fileId) }
}

/** Turns a failure of the download into an error of the contract. */
function understood(error: unknown): AppError | unknown {
  if (isFull(error)) return fail('media.no_space')
  // The connection to Tencent broke, not the person's.
  if (error instanceof AppError && error.errorName === 'kernel.malformed') return fail('media.store_unreachable')
  return error
}

/** Fetches files that were uploaded to Tencent. Undefined without Tencent keys: then no file can be there. */
export function createOutsideSource(kernel: Kernel): OutsideSource | undefined {
  const { config, database, log } = kernel
  const disk = watchRoom(config.dataDir)
  const { tencent } = config
  if (!tencent) return undefined
  const cos = tencent.cos && createCosStore(kernel, tencent, tencent.cos)
  const vod = tencent.vod && createVodStore(kernel, tencent, tencent.vod)
  const find = (viewer: Viewer, file: OutsideFile) =>
    file.kind === 'cos' ? atCos(cos, viewer, file.key) : atVod(vod, viewer, file.fileId)

  return {
    async take(viewer, file, { purpose, limit }) {
      const found = await find(viewer, file)
      // If this fails, the next sweep of the quarantine deletes the file.
      const removeOutside = () =>
        found.remove().catch((error: Error) => log.warn({ reason: error.message }, 'a file remains in quarantine'))
      if ((found.bytes ?? 0) > limit) {
        await removeOutside()
        throw tooLarge(purpose)
      }
      const room = uploadFolder(config.dataDir)
      await mkdir(room, { recursive: true, mode: 0o700 })
      await expectQuota(database.primary, config.storageGb, found.bytes ?? 0)
      await expectDiskSpace(room, found.bytes ?? 0).catch((error: unknown) => {
        throw understood(error)
      })
      const folder = await mkdtemp(join(room, 'outside-'))
      const path = join(folder, 'file')
      const leave = () => rm(folder, { recursive: true, force: true })
      try {
        const content = await found.read()
        const declared = declaredBytes(content.headers['content-length'])
        try {
          await receiveFile(
            { content, declaredBytes: declared, limit, tooLarge: () => tooLarge(purpose) },
            path,
            (chunk) => disk.wrote(chunk.length),
          )
        } finally {
          content.destroy()
        }
        const { size } = await stat(path)
        return {
          path,
          bytes: size,
          leave,
          async done() {
            await leave()
            await removeOutside()
          },
        }
      } catch (error) {
        await leave()
        const told = understood(error)
        if (told instanceof AppError && told.errorName === 'media.too_large') await removeOutside()
        throw told
      }
    },
  }
}
