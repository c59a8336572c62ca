import type { ManagedNotice, NoticeDraft } from '@sands/contract/home/front.model'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { MediaService } from '../../media/index.ts'
import { presentManagedNotice } from '../front.present.ts'
import { notices } from '../home.tables.ts'
import { createPromotionEdits, type PromotionEdits } from './promotion-edit.service.ts'

export type NoticeEditService = PromotionEdits<typeof notices, NoticeDraft, ManagedNotice>

export const createNoticeEditService = (kernel: Kernel, media: MediaService): NoticeEditService =>
  createPromotionEdits(
    { ...kernel, media },
    {
      name: 'notice',
      table: notices,
      newOnes: 'first',
      titleOf: ({ text }) => text,
      ownValues: async (_tx, _viewer, { draft }: { draft: NoticeDraft }) => ({ text: draft.text.trim() }),
      ownRecord: ({ text }) => ({ text }),
      present: async (_db, rows, seen) => rows.map((row) => presentManagedNotice(row, seen(row))),
    },
  )
