import type { CourseItem } from '@sands/contract/course/course.model'
import { LEARN_STATUS, type LearnStatus } from '@sands/rules/study'
import type { MediaService } from '../../media/index.ts'
import { shownPercent } from '../study/percent.policy.ts'
import type { ListedCourse } from './course.repo.ts'

function learnStatus({ startedAt, finishedAt }: Record<'startedAt' | 'finishedAt', Date | null>): LearnStatus {
  if (finishedAt) return LEARN_STATUS.learned
  return startedAt ? LEARN_STATUS.inProgress : LEARN_STATUS.fresh
}

/** The mean rating in stars, to one decimal; null while there are no ratings. */
const meanScore = (stars: number | null, scores: number | null): number | null =>
  stars && scores ? Math.round((stars / scores) * 10) / 10 : null

export function presentCourse(row: ListedCourse, media: Pick<MediaService, 'picture'>): CourseItem {
  const standing = { percent: row.percent, startedAt: row.started_at, finishedAt: row.finished_at }
  const cover = row.cover && media.picture(row.cover)
  const publishTime = row.published_at.toISOString()
  return {
    id: row.id,
    fileId: row.cover?.id ?? null,
    fileName: row.title,
    fileType: row.main_type,
    coverImgUrl: cover?.url ?? null,
    cover,
    lecturerNames: row.lecturer_names ?? [],
    itemCount: row.item_count,
    duration: row.duration ?? 0,
    learnStatus: learnStatus(standing),
    percent: shownPercent(standing),
    learnNum: row.learners,
    score: meanScore(row.stars, row.scores),
    // The service knows what the person has bought.
    purchaseStatus: 0,
    publishTime,
    updateTime: row.changed_at?.toISOString() ?? publishTime,
  }
}
