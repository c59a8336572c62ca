import type { CourseItem, CoursewareDetail } from '@sands/contract/course/course.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { COURSEWARE_TYPES, LEARN_TYPES } from '@sands/rules/study'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OnPlayed } from '../player/place/played.ts'
import { useViewing } from '../study/use-viewing.ts'
import type { ViewedContent } from '../study/viewing.model.ts'
import { useStudyCaches } from './use-study-caches.ts'

/** The end that a player reports and the length that the server knows may differ by this much. */
const END_MS = 600

interface Studied extends Pick<ViewedContent, 'channel' | 'trainingId'> {
  courseware: CoursewareDetail
  courseId: CourseItem['id'] | undefined
  /** The place the learner wants to start at: milliseconds of a medium, or a page number. */
  sentTo?: number | null
  /** False when an author only views a draft. */
  isRecorded: boolean
  onProgress?: ((progress: LearningProgress) => void) | undefined
  /** Playback has reached the end, or has left it again. */
  onEnded?: ((ended: boolean) => void) | undefined
}

/** Whether the learner can go to a place in it. */
export const canSeek = ({ courseWareType: type }: Pick<CoursewareDetail, 'courseWareType'>): boolean =>
  type !== COURSEWARE_TYPES.link

const isPlayed = ({ courseWareType: type }: Pick<CoursewareDetail, 'courseWareType'>): boolean =>
  type === COURSEWARE_TYPES.video || type === COURSEWARE_TYPES.audio

/** The study of a courseware: its recorded viewing, and whether its end is reached. */
export function useCoursewareStudy({
  courseware,
  courseId,
  channel,
  trainingId,
  sentTo = null,
  isRecorded,
  onProgress,
  onEnded,
}: Studied) {
  const [ended, setEnded] = useState(false)
  const [stays, setStays] = useState(false)
  const isReady = courseware.resource === null || courseware.resource.status === 3
  const viewing = useViewing({
    learnType: LEARN_TYPES.courseware,
    learnId: courseware.id,
    courseId,
    channel,
    trainingId,
    enabled: isReady && isRecorded,
  })
  const { progress } = viewing
  const total = progress?.total ?? 0
  useStudyCaches(progress, viewing.isWaiting)

  const tell = useEffectEvent((known: LearningProgress) => onProgress?.(known))
  useEffect(() => {
    if (progress) tell(progress)
  }, [progress])

  const end = (is: boolean) => {
    if (is === ended) return
    setEnded(is)
    setStays(false)
    onEnded?.(is)
  }
  const onPlayed: OnPlayed = (played) => {
    viewing.onPlayed(played)
    if (played.kind === 'video' || played.kind === 'audio') end(total > 0 && played.to * 1000 >= total - END_MS)
  }
  const unit = isPlayed(courseware) ? 1000 : 1
  return {
    isReady,
    viewing: {
      ...viewing,
      onPlayed,
      player: { ...viewing.player, ...(sentTo !== null && { sentTo: sentTo / unit }), onPlayed },
    },
    /** The end is reached, and the learner has not chosen to stay. */
    isOver: ended && !stays,
    stay: () => setStays(true),
  }
}
