import { LockOutlined } from '@ant-design/icons'
import type { CatalogueItem, CourseWareDetail } from '@sands/contract/course/course.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { takePlaceOver } from '@sands/web/course/start-place'
import { StudyLine } from '@sands/web/course/study-line.tsx'
import { useStudied } from '@sands/web/course/use-studied'
import { useWare, type WareAddress } from '@sands/web/course/use-ware'
import { HtmlContent } from '@sands/web/html/html-content.tsx'
import type { PlaceHandle } from '@sands/web/player/place/place'
import { Button } from 'antd'
import { type RefObject, useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { TextLink } from '../../../../kernel/ui/text-link.tsx'
import { Refused } from '../detail/refused.tsx'
import { NextCard } from './next-card.tsx'
import { RecordDrawer } from './record-drawer.tsx'
import deskStyles from './study-desk.module.css'
import { StudyQuestions } from './study-questions.tsx'
import styles from './study-stage.module.css'
import { WarePlayer } from './ware-player.tsx'

interface StudyStageProps {
  address: WareAddress
  /** Of the course, for what has no picture of its own. */
  coverUrl?: string | null
  /** Where to begin, if the address says so. */
  at: number | null
  place: RefObject<PlaceHandle | null>
  next?: CatalogueItem | undefined
  onOpen: (id: string) => void
  onProgress?: (progress: LearningProgress) => void
  onEnded?: (ended: boolean) => void
}

/** Where a piece is studied: its player, how far one is, and what comes after. */
export function StudyStage({ address, ...rest }: StudyStageProps) {
  const t = useT()
  const ware = useWare(address)
  const refetch = () => void ware.refetch()
  if (!ware.data) {
    if (ware.isError) return <Refused error={ware.error} onRetry={refetch} />
    return (
      <div role="status" aria-label={t('kernel.loading')}>
        <div className={deskStyles.ground} />
      </div>
    )
  }
  const { lock } = ware.data
  if (lock) {
    return (
      <div className={styles.locked} role="status">
        <LockOutlined aria-hidden />
        <p>{t('course.locked', { title: lock.beforeTitle })}</p>
        <Button type="primary" onClick={() => rest.onOpen(lock.beforeId)}>
          {t('course.locked_go')}
        </Button>
      </div>
    )
  }
  return <Studied ware={ware.data} address={address} onRefresh={refetch} {...rest} />
}

interface StudiedProps extends StudyStageProps {
  ware: CourseWareDetail
  onRefresh: () => void
}

function Studied({
  ware,
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
  useState(() => takePlaceOver(ware))
  const [record, setRecord] = useState(false)
  const { courseId, channel, trainingId } = address
  const { isReady, viewing, isOver, stay } = useStudied({
    ware,
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
        <WarePlayer {...{ ware, coverUrl, viewing, place, onRefresh }} />
        {isOver && next?.lock === null && <NextCard title={next.title} onNext={() => onOpen(next.id)} onStay={stay} />}
      </div>
      {isReady ? (
        <StudyLine viewing={viewing} onOpen={() => setRecord(true)} />
      ) : (
        <p className={styles.note}>{t('course.not_ready_text')}</p>
      )}
      {ware.introduction && (
        <div className={styles.words}>
          <HtmlContent html={ware.introduction} Anchor={TextLink} />
        </div>
      )}
      <StudyQuestions viewing={viewing} />
      <RecordDrawer open={record} viewing={viewing} ware={ware} onClose={() => setRecord(false)} onGoTo={goTo} />
    </>
  )
}
