import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { digestRepo, type LikedAuthor } from './digest.repo.ts'

const DAY_MS = 86_400_000
/** Evening in China, Indonesia and Vietnam (UTC). */
const DIGEST_HOUR = 11
const AUTHORS_AT_ONCE = 500
/** A like that is given again after this long is told again. */
const REMEMBERED_MS = 90 * DAY_MS

/** The last time at which a digest was due. */
function lastDigest(now: Date): Date {
  const today = new Date(now)
  today.setUTCHours(DIGEST_HOUR, 0, 0, 0)
  return today <= now ? today : new Date(today.getTime() - DAY_MS)
}

/** Tells authors once a day how many people have liked their posts; each like once. */
export const tellLikes = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  send: SendMessage,
): JobKind<Record<string, never>> => {
  const tell = (author: LikedAuthor, { until, now }: { until: Date; now: Date }) =>
    database.transaction(async (tx) => {
      const { people, posts } = await digestRepo.sum(tx, author, until)
      await digestRepo.markTold(tx, author, { until, now })
      if (people === 0) return
      await send(tx, {
        collegeId: author.collegeId,
        category: 'interaction',
        to: { userIds: [author.authorId] },
        // Without titles: a message must not say who has written anonymous content.
        texts: fromTemplate('community.liked', { people, posts }),
        jump: { link: '/myPublish' },
        dedupeKey: `community.liked ${author.authorId} ${until.toISOString()}`,
      })
    })

  return jobKind<Record<string, never>>({
    name: 'community.tell-likes',
    retries: 3,
    limitSeconds: 1800,
    cron: `0 ${DIGEST_HOUR} * * *`,
    async run() {
      const now = clock.now()
      const until = lastDigest(now)
      for (;;) {
        const authors = await digestRepo.waiting(database.primary, until, AUTHORS_AT_ONCE)
        for (const author of authors) await tell(author, { until, now })
        if (authors.length < AUTHORS_AT_ONCE) break
      }
      await digestRepo.forget(database.primary, new Date(now.getTime() - REMEMBERED_MS))
    },
  })
}
