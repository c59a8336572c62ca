import { text } from 'node:stream/consumers'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { objectKey } from '../file-storage.service.ts'
import { mayShow } from '../media.policy.ts'
import type { FileRow } from '../media.repo.ts'
import { captionRepo } from './caption.repo.ts'
import { captionWords } from './caption-words.codec.ts'
import { fileSubject } from './library.present.ts'
import { libraryRepo } from './library.repo.ts'
import { expectSeen, type SeenFile } from './library-edit.service.ts'

export interface NewCaption extends SeenFile {
  language: string
  label: string
  captionFileId: FileId
}

export interface CaptionService {
  save(tx: Tx, viewer: Viewer, caption: NewCaption): Promise<null>
  remove(tx: Tx, viewer: Viewer, which: SeenFile & { language: string }): Promise<null>
}

/**
 * Captions belong to their video: they are not in the library
 * themselves, and are deleted when no video uses them any more.
 */
export function createCaptionService({ clock, audit, store }: Kernel): CaptionService {
  const touch = (tx: Tx, row: FileRow) => libraryRepo.change(tx, row.id, { updatedAt: clock.now() })

  async function keepWords(tx: Tx, file: FileRow): Promise<void> {
    const content = await store.read(objectKey(file, 'original'))
    const words = content ? captionWords(await text(content)) : ''
    if (words) await captionRepo.keepWords(tx, file.id, words)
  }

  return {
    async save(tx, viewer, { id, version, language, captionFileId, ...caption }) {
      const rows = await libraryRepo.lock(tx, viewer.collegeId, [id, captionFileId])
      const row = expectSeen(
        rows.find((candidate) => candidate.id === id),
        version,
      )
      const words = rows.find((candidate) => candidate.id === captionFileId)
      if (!words) throw fail('media.gone')
      if (row.kind !== 'video' || words.kind !== 'caption') throw fail('media.other_kind')
      if (!mayShow(viewer, words, ['caption'])) throw fail('media.gone')
      const label = caption.label.trim()
      const before = await captionRepo.get(tx, { fileId: id, language })
      await captionRepo.put(tx, { fileId: id, language, label, captionFileId })
      await libraryRepo.change(tx, captionFileId, { inLibrary: false })
      await keepWords(tx, words)
      await touch(tx, row)
      const told = { label, caption: words.name }
      await audit.record(tx, viewer, {
        action: 'media.file.caption-saved',
        subject: fileSubject(row),
        before: before ? { language, label: before.label } : null,
        after: { language, ...told },
      })
      return null
    },

    async remove(tx, viewer, { id, version, language }) {
      const [found] = await libraryRepo.lock(tx, viewer.collegeId, [id])
      const row = expectSeen(found, version)
      const before = await captionRepo.get(tx, { fileId: id, language })
      if (!before) throw fail('media.gone')
      await captionRepo.remove(tx, { fileId: id, language })
      await touch(tx, row)
      await audit.record(tx, viewer, {
        action: 'media.file.caption-removed',
        subject: fileSubject(row),
        before: { language, label: before.label },
      })
      return null
    },
  }
}
