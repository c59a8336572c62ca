import type { AdvertDraft, ManagedAdvert } from '@sands/contract/home/front.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { MediaService } from '../../media/index.ts'
import { present } from '../decoration/decoration.service.ts'
import { presentManagedAdvert } from '../front.present.ts'
import { adverts } from '../home.tables.ts'
import { createPromotionEdits, type PromotionEdits } from './promotion-edit.service.ts'

export type AdvertEditService = PromotionEdits<typeof adverts, AdvertDraft, ManagedAdvert>

export const createAdvertEditService = (kernel: Kernel, media: MediaService): AdvertEditService =>
  createPromotionEdits<typeof adverts, AdvertDraft, ManagedAdvert>(
    { ...kernel, media },
    {
      name: 'advert',
      table: adverts,
      newOnes: 'last',
      titleOf: ({ name }) => name,

      async ownValues(tx, viewer, { draft: { name, fileId }, before }) {
        // The current picture may have been uploaded by somebody else: only a new one is checked.
        if (fileId !== before?.fileId) await media.choose(tx, viewer, { id: fileId, kinds: ['image'] })
        return { name: name.trim(), fileId, courseType: null }
      },

      ownRecord: ({ name, fileId }) => ({ name, fileId }),

      async present(db, rows, seen) {
        const pictures = await media.pictures(db, present<FileId>(rows.map(({ fileId }) => fileId)))
        return rows.map((row) =>
          presentManagedAdvert(row, row.fileId ? pictures.get(row.fileId) : undefined, seen(row)),
        )
      },
    },
  )
