import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { articleSubject } from './article.present.ts'
import { type ArticleId, articleRepo } from './article.repo.ts'

export interface PublishPayload {
  articleId: ArticleId
  publishAt: string
}

/**
 * Publishes a scheduled article if its stored time matches. After a withdrawal or a change of the time, the job of the
 * old time does nothing.
 */
async function publishDue(
  { database, audit }: Pick<Kernel, 'database' | 'audit'>,
  articleId: ArticleId,
  isDue: (publishAt: Date) => boolean,
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await articleRepo.lock(tx, articleId)
    if (row?.state !== 'scheduled' || !row.publishAt || !isDue(row.publishAt)) return
    const { publishAt } = row
    const values = { state: 'published' as const, publishAt: null, publishedAt: publishAt }
    const published = await articleRepo.change(tx, row.id, values)
    await audit.record(tx, 'system', {
      action: 'article.article.published',
      subject: articleSubject(published),
      before: { state: row.state, publishAt: publishAt.toISOString() },
      after: { state: published.state, publishAt: null },
      collegeId: row.collegeId,
    })
  })
}

export const publishArticle = (kernel: Pick<Kernel, 'database' | 'audit'>): JobKind<PublishPayload> =>
  jobKind<PublishPayload>({
    name: 'article.publish',
    retries: 8,
    limitSeconds: 60,
    run: ({ articleId, publishAt }) => publishDue(kernel, articleId, (hour) => hour.toISOString() === publishAt),
  })

/** Publishes overdue articles that have no job: the job was lost, or a backup or the demo company created the rows. */
/** Views of past days are counted already. */
export const forgetArticleViews = ({ clock, database }: Pick<Kernel, 'clock' | 'database'>) =>
  jobKind<Record<string, never>>({
    name: 'article.forget-views',
    retries: 3,
    limitSeconds: 600,
    cron: '35 3 * * *',
    run: async () => void (await articleRepo.forgetViews(database.primary, clock.now().toISOString().slice(0, 10))),
  })

export const publishLateArticles = (
  kernel: Pick<Kernel, 'database' | 'audit' | 'clock'>,
): JobKind<Record<string, never>> =>
  jobKind<Record<string, never>>({
    name: 'article.publish-late',
    retries: 3,
    limitSeconds: 300,
    cron: '*/5 * * * *',
    async run() {
      const now = kernel.clock.now()
      for (const id of await articleRepo.due(kernel.database.primary, now))
        await publishDue(kernel, id, (hour) => hour <= now)
    },
  })
