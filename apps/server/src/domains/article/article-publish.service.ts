import type { ManagedArticle } from '@sands/contract/article/article.model'
import type { UserId } from '@sands/contract/kernel/schema'
import type { Actor } from '../../kernel/audit/audit.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { JobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { ACTS, faultOf } from './article.policy.ts'
import { articleSubject } from './article.present.ts'
import { type ArticleRow, articleRepo } from './article.repo.ts'
import { type ArticleEditService, type Known, lockSeen } from './article-edit.service.ts'
import type { PublishPayload } from './article-publish.jobs.ts'

export interface ArticlePublishService {
  publish(tx: Tx, viewer: Viewer, how: Known & { publishAt?: string }): Promise<ManagedArticle>
  /** Publishes what an author asked for. The article is locked. */
  publishAsked(tx: Tx, article: ArticleRow, by: UserId): Promise<void>
  withdraw(tx: Tx, viewer: Viewer, known: Known): Promise<ManagedArticle>
}

const standing = ({ state, publishAt }: ArticleRow) => ({ state, publishAt: publishAt?.toISOString() ?? null })

export function createArticlePublishService(
  { clock, jobs, audit }: Pick<Kernel, 'clock' | 'jobs' | 'audit'>,
  { edits, job }: { edits: Pick<ArticleEditService, 'get'>; job: JobKind<PublishPayload> },
): ArticlePublishService {
  async function lockFor(tx: Tx, viewer: Viewer, known: Known, act: keyof typeof ACTS): Promise<ArticleRow> {
    const row = await lockSeen(tx, viewer, known)
    if (!ACTS[act].includes(row.state)) throw fail('kernel.changed_meanwhile')
    return row
  }

  async function store(
    tx: Tx,
    actor: Actor,
    { before, values, act }: { before: ArticleRow; values: Parameters<typeof articleRepo.change>[2]; act: string },
  ): Promise<ArticleRow> {
    const by = { updatedBy: actor.userId, updatedAt: clock.now() }
    const row = await articleRepo.change(tx, before.id, { ...values, ...by })
    await audit.record(tx, actor, {
      action: `article.article.${act}`,
      subject: articleSubject(row),
      before: standing(before),
      after: standing(row),
    })
    return row
  }

  const settle = async (tx: Tx, viewer: Viewer, change: Parameters<typeof store>[2]): Promise<ManagedArticle> =>
    edits.get(tx, viewer, (await store(tx, viewer, change)).id)

  return {
    async publish(tx, viewer, { publishAt, ...known }) {
      const before = await lockFor(tx, viewer, known, 'publish')
      const fault = faultOf(before)
      if (fault) throw fail(fault)
      const now = clock.now()
      if (publishAt === undefined) {
        const values = { state: 'published' as const, publishAt: null, publishedAt: now }
        return settle(tx, viewer, { before, values, act: 'published' })
      }
      const hour = new Date(publishAt)
      if (hour <= now) throw fail('kernel.hour_passed')
      await jobs.enqueue(tx, job, { articleId: before.id, publishAt: hour.toISOString() }, hour)
      const values = { state: 'scheduled' as const, publishAt: hour }
      return settle(tx, viewer, { before, values, act: 'scheduled' })
    },

    async publishAsked(tx, before, by) {
      const values = { state: 'published' as const, publishAt: null, publishedAt: clock.now() }
      const actor = {
        userId: by,
        name: await articleRepo.nameOf(tx, by),
        collegeId: before.collegeId,
        ip: '',
        userAgent: '',
      }
      await store(tx, actor, { before, values, act: 'published' })
    },

    async withdraw(tx, viewer, known) {
      const before = await lockFor(tx, viewer, known, 'withdraw')
      const wasSeen = before.publishedAt !== null
      const values = { state: wasSeen ? ('withdrawn' as const) : ('draft' as const), publishAt: null }
      return settle(tx, viewer, { before, values, act: 'withdrawn' })
    },
  }
}
