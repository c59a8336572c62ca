import type { CallBody } from '@sands/contract/calls'
import type { FeedbackCategory, FeedbackItem } from '@sands/contract/feedback/feedback.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { Tx } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { plainText } from '../../kernel/plain-text.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import { categoryRepo } from './category.repo.ts'
import { MOST_A_DAY } from './feedback.policy.ts'
import { categoryName, presentFeedback } from './feedback.present.ts'
import { feedbackRepo } from './feedback.repo.ts'
import type { LoadSurroundings } from './surroundings.service.ts'

const DAY_MS = 86_400_000

export interface FeedbackService {
  categories(viewer: Viewer): Promise<FeedbackCategory[]>
  create(tx: Tx, viewer: Viewer, feedback: CallBody<'POST /sands-system/api/v1/question/create'>): Promise<FeedbackItem>
  page(viewer: Viewer, request: PageRequest): Promise<PageOf<FeedbackItem>>
}

interface Parts {
  media: Pick<MediaService, 'own'>
  around: LoadSurroundings
}

export function createFeedbackService(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { media, around }: Parts,
): FeedbackService {
  return {
    async categories({ collegeId, language }) {
      const rows = await categoryRepo.all(database.primary, collegeId)
      return rows.filter(({ isOn }) => isOn).map(({ id, names }) => ({ id, name: categoryName(names, language) }))
    },

    async create(tx, viewer, { categoryId, content, contact = '', fileIds = [] }) {
      const { collegeId, userId } = viewer
      const now = clock.now()
      const category = await categoryRepo.byId(tx, collegeId, categoryId)
      if (!category?.isOn) throw fail('feedback.category_gone')
      const today = await feedbackRepo.count(tx, { collegeId, userId, from: new Date(now.getTime() - DAY_MS) })
      if (today >= MOST_A_DAY) throw fail('feedback.enough_for_today', { limit: MOST_A_DAY })
      for (const id of fileIds) await media.own(tx, viewer, { id, purpose: 'image' })
      const row = await feedbackRepo.add(
        tx,
        {
          collegeId,
          userId,
          categoryId,
          content: plainText(content),
          contact: contact.trim(),
          state: 'new',
          createdAt: now,
          updatedAt: now,
        },
        fileIds,
      )
      if (!row) throw new Error('the feedback was not stored')
      return presentFeedback(row, await around(tx, viewer, [row]))
    },

    async page(viewer, request) {
      const db = database.primary
      const filter = { collegeId: viewer.collegeId, userId: viewer.userId }
      const [rows, total] = await Promise.all([
        feedbackRepo.page(db, filter, pageWindow(request)),
        feedbackRepo.count(db, filter),
      ])
      const surroundings = await around(db, viewer, rows)
      return pageOf(
        rows.map((row) => presentFeedback(row, surroundings)),
        total,
        request,
      )
    },
  }
}
