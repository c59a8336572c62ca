import type { CommunityStatistics } from '@sands/contract/community/posts.model'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { statisticsRepo } from './statistics.repo.ts'

const DAY_MS = 86_400_000
const LONGEST_DAYS = 366

export type CommunityNumbers = (viewer: Viewer, span: { from: string; until: string }) => Promise<CommunityStatistics>

/** What happened in the community. Of a longer span only the last days are counted. */
export const createCommunityNumbers =
  ({ database }: Pick<Kernel, 'database'>): CommunityNumbers =>
  async ({ collegeId, timeZone }, { from, until }) => {
    const db = database.replica()
    const end = new Date(until)
    const start = new Date(Math.max(new Date(from).getTime(), end.getTime() - LONGEST_DAYS * DAY_MS))
    const span = { collegeId, from: start, until: end }
    if (start >= end) return { total: { people: 0, posts: 0, answers: 0 }, days: [], boards: [] }
    const [total, days, boards] = await Promise.all([
      statisticsRepo.total(db, span),
      statisticsRepo.days(db, span, timeZone),
      statisticsRepo.boards(db, span),
    ])
    return { total, days, boards }
  }
