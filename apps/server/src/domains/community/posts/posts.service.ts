import type { CallData } from '@sands/contract/calls'
import type { ManagedContent } from '@sands/contract/community/posts.model'
import type { BatchId, PageOf } from '@sands/contract/kernel/schema'
import { CONTENT_TYPES } from '@sands/rules/community/content'
import type { Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { TakeOverArticle } from '../../article/index.ts'
import type { Batches } from '../../ops/index.ts'
import type { LoadAround } from '../feed/around.service.ts'
import { contentSubject, presentContent } from '../feed/content.present.ts'
import { type ContentId, type ContentRow, contentRepo } from '../feed/content.repo.ts'
import { postFilterOf, type WantedPosts } from './post-filter.codec.ts'
import { postsRepo } from './posts.repo.ts'
import { postsExport } from './posts-export.service.ts'

type TakenOver = CallData<'POST /sands-lms/api/v1/manage/community/content/take-over'>

export interface PostsService {
  page(viewer: Viewer, request: PageRequest & WantedPosts): Promise<PageOf<ManagedContent>>
  export(tx: Tx, viewer: Viewer, wanted: WantedPosts): Promise<{ batchId: BatchId }>
  takeOver(tx: Tx, viewer: Viewer, id: ContentId): Promise<TakenOver>
}

interface Parts {
  around: LoadAround
  batches: Batches
  takeOver: TakeOverArticle
}

const isArticle = ({ state, type }: Pick<ContentRow, 'state' | 'type'>): boolean =>
  state === 'published' && type === CONTENT_TYPES.article

export function createPostsService(kernel: Kernel, { around, batches, takeOver }: Parts): PostsService {
  const { database, audit } = kernel
  const exporting = postsExport(kernel, around)
  batches.add(exporting)

  return {
    async page(viewer, request) {
      const db = database.primary
      const filter = postFilterOf(viewer, request)
      const [rows, total] = await Promise.all([
        postsRepo.page(db, filter, pageWindow(request)),
        postsRepo.total(db, filter),
      ])
      const surroundings = await around(db, viewer, rows)
      const records = rows.map(
        (row): ManagedContent => ({
          state: row.state,
          version: row.version,
          canTakeOver: isArticle(row) && viewer.rights.has('article.edit') ? 1 : 0,
          communityContent: presentContent(row, surroundings),
        }),
      )
      return pageOf(records, total, request)
    },

    async export(tx, viewer, wanted) {
      const batchId = await batches.start(tx, viewer, exporting, wanted)
      await audit.record(tx, viewer, {
        action: 'community.content.export-started',
        subject: { kind: 'communityContent', id: null, name: '' },
        after: { filter: wanted, batchId },
      })
      return { batchId }
    },

    async takeOver(tx, viewer, id) {
      if (!viewer.rights.has('community.moderate')) throw fail('kernel.no_permission')
      const row = await contentRepo.byId(tx, viewer.collegeId, id)
      if (!row) throw fail('community.gone')
      if (!isArticle(row)) throw fail('community.not_an_article')
      const { boards, people } = await around(tx, viewer, [row])
      // A board that was deleted takes its content with it.
      if (!boards.has(row.boardId)) throw fail('community.gone')
      const articleId = await takeOver(tx, viewer, {
        title: row.title,
        author: row.isAnonymous ? '' : (people.get(row.authorId)?.name ?? ''),
        content: row.html,
        coverFileId: row.coverFileId,
      })
      await audit.record(tx, viewer, {
        action: 'community.content.taken-over',
        subject: contentSubject(row),
        after: { articleId },
      })
      return { articleId }
    },
  }
}
