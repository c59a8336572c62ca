import type { LearningProgress, Segment } from '@sands/contract/study/learning.model'
import { type Coverage, cover, MEDIA_JOIN_MS } from '@sands/rules/coverage'
import { type LearnForm, seenLength, shownPercent } from '@sands/rules/study'

/** How far the person is once the server has what waits on this device. Whether it is finished the server says. */
export function withWaiting(
  progress: LearningProgress,
  segments: readonly Segment[],
  form: LearnForm,
): LearningProgress {
  const { total } = progress
  if (segments.length === 0 || total === 0) return progress
  const join = form === 'media' ? MEDIA_JOIN_MS : 0
  const covered = segments.reduce<Coverage>(
    (coverage, { from, to }) => cover(coverage, [from, to], join),
    progress.covered,
  )
  const isFinished = progress.isFinished === 1
  const percent = Math.max(progress.percent, shownPercent(seenLength(covered, { form, total }), { total, isFinished }))
  return { ...progress, covered: covered.map(([from, to]) => [from, to]), percent }
}
