import { LockOutlined } from '@ant-design/icons'
import type { CatalogueCourseware, CoursewareDetail } from '@sands/contract/course/course.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { takePlaceOver } from '@sands/web/course/start-place'
import { StudyLine } from '@sands/web/course/study-line.tsx'
import { type CoursewareAddress, useCourseware } from '@sands/web/course/use-courseware'
import { useLockText } from '@sands/web/course/use-courseware-facts'
import { useCoursewareStudy } from '@sands/web/course/use-courseware-study'
import { HtmlContent } from '@sands/web/html/html-content.tsx'
import type { PlaceHandle } from '@sands/web/player/place/place'
import { Button } from 'antd'
import { type RefObject, useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { TextLink } from '../../../../kernel/ui/text-link.tsx'
import { Refused } from '../detail/refused.tsx'
import { CoursewarePlayer } from './courseware-player.tsx'
import { NextCard } from './next-card.tsx'
import { RecordDrawer } from './record-drawer.tsx'
import layoutStyles from './study-layout.module.css'
import { StudyQuestions } from './study-questions.tsx'
import styles from './study-stage.module.css'

interface StudyStageProps {
  address: CoursewareAddress
  /** The cover of the course, for courseware without a picture of its own. */
  coverUrl?: string | null
  /** The place to start at, if the address names one. */
  at: number | null
  place: RefObject<PlaceHandle | null>
  next?: CatalogueCourseware | undefined
  onOpen: (id: string) => void
  onProgress?: (progress: LearningProgress) => void
  onEnded?: (ended: boolean) => void
}

/** The study area of courseware: its player, the progress, and what comes next. */
export function StudyStage({ address, ...rest }: StudyStageProps) {
  const t = useT()
  const lockText = useLockText()
  const courseware = useCourseware(address)
  const refetch = () => void courseware.refetch()
  if (!courseware.data) {
    if (courseware.isError) return <Refused error={courseware.error} onRetry={refetch} />
    return (
      <div role="status" aria-label={t('kernel.loading')}>
        <div className={layoutStyles.ground} />
      </div>
    )
  }
  const { lock } = courseware.data
  if (lock) {
    return (
      <div className={styles.locked} role="status">
        <LockOutlined aria-hidden />
        <p>{lockText(lock)}</p>
        {!lock.goodsId && (
          <Button type="primary" onClick={() => rest.onOpen(lock.beforeId)}>
            {t('course.locked_go')}
          </Button>
        )}
      </div>
    )
  }
  return <Studied courseware={courseware.data} address={address} onRefresh={refetch} {...rest} />
}

interface StudiedProps extends StudyStageProps {
  courseware: CoursewareDetail
  onRefresh: () => void
}

function Studied({
  courseware,
  address,
  coverUrl = null,
  at,
  place,
  next,
  onOpen,
  onProgress,
  onEnded,
  onRefresh,
}: StudiedProps) {
  const t = useT()
  useState(() => takePlaceOver(courseware))
  const [record, setRecord] = useState(false)
  const { courseId, channel, trainingId } = address
  const { isReady, viewing, isOver, stay } = useCoursewareStudy({
    courseware,
    courseId,
    channel,
    trainingId,
    sentTo: at,
    isRecorded: true,
    onProgress,
    onEnded,
  })
  const goTo = (to: number) => {
    setRecord(false)
    place.current?.goTo(viewing.terms?.form === 'media' ? to / 1000 : to)
  }
  return (
    <>
      <div className={styles.player}>
        <CoursewarePlayer {...{ courseware, coverUrl, viewing, place, onRefresh }} />
        {isOver && next?.lock === null && <NextCard title={next.title} onNext={() => onOpen(next.id)} onStay={stay} />}
      </div>
      {isReady ? (
        <StudyLine viewing={viewing} onOpen={() => setRecord(true)} />
      ) : (
        <p className={styles.note}>{t('course.not_ready_text')}</p>
      )}
      {courseware.introduction && (
        <div className={styles.words}>
          <HtmlContent html={courseware.introduction} Anchor={TextLink} />
        </div>
      )}
      <StudyQuestions viewing={viewing} />
      <RecordDrawer
        open={record}
        viewing={viewing}
        courseware={courseware}
        onClose={() => setRecord(false)}
        onGoTo={goTo}
      />
    </>
  )
}
