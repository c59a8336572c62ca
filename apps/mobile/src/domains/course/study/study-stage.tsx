import type { CatalogueCourseware, CoursewareDetail } from '@sands/contract/course/course.model'
import type { Resource } from '@sands/contract/media/media.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { takePlaceOver } from '@sands/web/course/start-place'
import { StudyLine } from '@sands/web/course/study-line.tsx'
import { type CoursewareAddress, useCourseware } from '@sands/web/course/use-courseware'
import { canSeek, useCoursewareStudy } from '@sands/web/course/use-courseware-study'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { MissingSheet } from '../../../kernel/ui/missing.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { CoursewarePlayer } from './courseware-player.tsx'
import { LockedCard } from './locked-card.tsx'
import { NextCard } from './next-card.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'
import { StudyQuestions } from './study-questions.tsx'
import styles from './study-stage.module.css'

const StudySheet = lazyPart(async () => (await import('./study-sheet.tsx')).StudySheet, MissingSheet)

interface StudyStageProps {
  address: CoursewareAddress
  /** The cover of the course, for courseware without a picture of its own. */
  coverUrl?: string | null
  next?: CatalogueCourseware | undefined
  onOpen: (id: CoursewareDetail['id']) => void
  onProgress?: (progress: LearningProgress) => void
  /** Called with true when a medium reaches its end, and with false when it leaves the end. */
  onEnded?: (ended: boolean) => void
  onFile?: (file: Resource | null) => void
}

/** The study area of courseware: its player, the progress, and what comes next. */
export function StudyStage({ address, ...rest }: StudyStageProps) {
  const courseware = useCourseware(address)
  const refetch = () => void courseware.refetch()
  if (!courseware.data) {
    if (courseware.isError) return <ErrorState compact error={courseware.error} onRetry={refetch} />
    return <StageSkeleton />
  }
  if (courseware.data.lock) return <LockedCard lock={courseware.data.lock} onOpen={rest.onOpen} />
  return (
    <Studied key={courseware.data.id} courseware={courseware.data} address={address} onRefresh={refetch} {...rest} />
  )
}

interface StudiedProps extends StudyStageProps {
  courseware: CoursewareDetail
  onRefresh: () => void
}

function Studied({
  courseware,
  address,
  coverUrl = null,
  next,
  onOpen,
  onProgress,
  onEnded,
  onFile,
  onRefresh,
}: StudiedProps) {
  const t = useT()
  useState(() => takePlaceOver(courseware))
  /** The place to which the person last jumped, and the number of jumps. */
  const [sent, setSent] = useState<{ to: number | null; times: number }>({ to: null, times: 0 })
  const [sheet, setSheet] = useState(false)
  const isDraft = address.draft !== undefined
  const { isReady, viewing, isOver, stay } = useCoursewareStudy({
    courseware,
    courseId: address.courseId,
    channel: address.channel,
    trainingId: address.trainingId,
    sentTo: sent.to,
    isRecorded: !isDraft,
    onProgress,
    onEnded,
  })

  const show = useEffectEvent((file: Resource | null) => onFile?.(file))
  const fileId = courseware.resource?.id
  useEffect(() => {
    show(fileId && courseware.resource ? { ...courseware.resource, fileName: courseware.title } : null)
    return () => show(null)
  }, [fileId, courseware.resource, courseware.title])

  const goTo = (place: number) => {
    setSheet(false)
    setSent({ to: place, times: sent.times + 1 })
  }
  const comesNext = isOver && next !== undefined && next.lock === null
  return (
    <>
      <div className={styles.stage}>
        <CoursewarePlayer key={sent.times} {...{ courseware, coverUrl, viewing, onRefresh }} />
        {comesNext && <NextCard title={next.title} onNext={() => onOpen(next.id)} onStay={stay} />}
      </div>
      {isReady && !isDraft && <StudyLine viewing={viewing} onOpen={() => setSheet(true)} />}
      {!isReady && <p className={styles.note}>{t('course.not_ready_text')}</p>}
      <StudyQuestions viewing={viewing} />
      <Suspense>
        {sheet && (
          <StudySheet
            open
            viewing={viewing}
            learnId={courseware.id}
            onClose={() => setSheet(false)}
            onGoTo={canSeek(courseware) ? goTo : undefined}
          />
        )}
      </Suspense>
    </>
  )
}
