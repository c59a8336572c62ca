import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { articleSubject } from './article.present.ts'
import { type ArticleId, articleRepo } from './article.repo.ts'

export interface PublishPayload {
  articleId: ArticleId
  /** The hour it was to come out at: one that was put off, or taken back, has another or none. */
  publishAt: string
}

/** Publishes an article at its hour. */
export const publishArticles = ({ database, audit }: Pick<Kernel, 'database' | 'audit'>): JobKind<PublishPayload> =>
  jobKind<PublishPayload>({
    name: 'article.publish',
    retries: 8,
    limitSeconds: 60,
    run: ({ articleId, publishAt }) =>
      database.transaction(async (tx) => {
        const row = await articleRepo.lock(tx, articleId)
        if (row?.state !== 'scheduled' || row.publishAt?.toISOString() !== publishAt) return
        const published = await articleRepo.change(tx, row.id, {
          state: 'published',
          publishAt: null,
          publishedAt: row.publishAt,
        })
        await audit.record(tx, 'system', {
          action: 'article.article.published',
          subject: articleSubject(published),
          before: { state: row.state, publishAt },
          after: { state: published.state },
          collegeId: row.collegeId,
        })
      }),
  })
