import type { CallBody } from '@sands/contract/calls'
import type { Publication } from '@sands/contract/review/publication.model'
import type { Language } from '@sands/rules/language'
import { plainStep } from '@sands/rules/review/approval'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { errorText, fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { type ApprovalKind, type Approvals, createPublicationRequests, isOldRequest } from '../review/index.ts'
import { ACTS, faultOf } from './article.policy.ts'
import { articleSubject } from './article.present.ts'
import { type ArticleId, type ArticleRow, articleRepo } from './article.repo.ts'
import { lockSeen } from './article-edit.service.ts'
import type { ArticlePublishService } from './article-publish.service.ts'

const KIND = 'article_publish'
const LONGEST = 600

export interface ArticleRequests {
  get(db: Db, viewer: Viewer, id: ArticleId): Promise<Publication>
  ask(
    tx: Tx,
    viewer: Viewer,
    request: CallBody<'POST /sands-lms/api/v1/manage/article/publication/ask'>,
  ): Promise<Publication>
  withdraw(tx: Tx, viewer: Viewer, id: ArticleId): Promise<Publication>
}

function expectPublishable(row: ArticleRow): void {
  if (!ACTS.publish.includes(row.state)) throw fail('kernel.changed_meanwhile')
  const fault = faultOf(row)
  if (fault) throw fail(fault)
}

type Shown = NonNullable<Awaited<ReturnType<typeof articleRepo.one>>>

/** Readers see nothing of it yet, so that everything is new. */
function changesOf(row: Shown, language: Language) {
  const text = row.type === 2 ? (row.link ?? '') : row.text
  const words = {
    'article.fact.title': row.title,
    'article.fact.author': row.author,
    'article.fact.category': row.categoryName ?? '',
    'article.fact.summary': row.summary,
    'article.fact.content': text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
  } as const
  return (Object.keys(words) as (keyof typeof words)[]).flatMap((key) =>
    words[key] ? { label: errorText(key, language), before: '', after: words[key] } : [],
  )
}

/** Authors who may not publish ask for it: a yes publishes the article as it was asked for. */
export const articleApprovals = (publishing: Pick<ArticlePublishService, 'publishAsked'>): ApprovalKind<ArticleId> => ({
  name: KIND,
  right: 'article.publish',
  steps: [plainStep('right')],
  needsPerson: true,

  async decided(tx, { collegeId, subjectId, createdAt, askerId }, { end, byId }) {
    if (end !== 'approved') return
    const row = await articleRepo.lock(tx, subjectId, collegeId)
    if (!row) throw fail('article.gone')
    if (isOldRequest(row, { createdAt })) throw fail('review.publication_old')
    expectPublishable(row)
    await publishing.publishAsked(tx, row, byId ?? askerId)
  },

  async describe(db, { collegeId, subjectId }, language) {
    const row = await articleRepo.one(db, collegeId, subjectId)
    return { facts: [], changes: row ? changesOf(row, language) : [], path: null }
  },
})

export function createArticleRequests({ audit }: Pick<Kernel, 'audit'>, approvals: Approvals): ArticleRequests {
  const requests = createPublicationRequests(approvals, KIND)

  const one = async (db: Db, viewer: Viewer, id: ArticleId): Promise<Shown> => {
    const row = await articleRepo.one(db, viewer.collegeId, id)
    if (!row) throw fail('article.gone')
    return row
  }

  return {
    get: async (db, viewer, id) => requests.of(db, viewer, await one(db, viewer, id)),

    async ask(tx, viewer, { reason = '', ...known }) {
      await requests.clear(tx, viewer, known.id)
      const row = await lockSeen(tx, viewer, known)
      expectPublishable(row)
      await audit.record(tx, viewer, {
        action: 'article.article.publication-asked',
        subject: articleSubject(row),
        after: { reason },
      })
      return requests.ask(tx, viewer, { draft: row, title: row.title, reason })
    },

    async withdraw(tx, viewer, id) {
      await requests.withdraw(tx, viewer, id)
      const row = await one(tx, viewer, id)
      await audit.record(tx, viewer, { action: 'article.article.publication-withdrawn', subject: articleSubject(row) })
      return requests.of(tx, viewer, row)
    },
  }
}
