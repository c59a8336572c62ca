import type { CatalogueItem, CourseWareDetail } from '@sands/contract/course/course.model'
import type { Resource } from '@sands/contract/media/media.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { takePlaceOver } from '@sands/web/course/start-place'
import { StudyLine } from '@sands/web/course/study-line.tsx'
import { canSeek, useStudied } from '@sands/web/course/use-studied'
import { useWare, type WareAddress } from '@sands/web/course/use-ware'
import { useT } from '@sands/web/i18n/i18n'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { LockedCard } from './locked-card.tsx'
import { NextCard } from './next-card.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'
import { StudyQuestions } from './study-questions.tsx'
import styles from './study-stage.module.css'
import { WarePlayer } from './ware-player.tsx'

const StudySheet = lazy(async () => ({ default: (await import('./study-sheet.tsx')).StudySheet }))

interface StudyStageProps {
  address: WareAddress
  /** Of the course, for what has no picture of its own. */
  coverUrl?: string | null
  next?: CatalogueItem | undefined
  onOpen: (id: CourseWareDetail['id']) => void
  onProgress?: (progress: LearningProgress) => void
  /** Something that plays has come to its end, or no longer has. */
  onEnded?: (ended: boolean) => void
  onFile?: (file: Resource | null) => void
}

/** Where a piece is studied: its player, how far one is, and what comes after. */
export function StudyStage({ address, ...rest }: StudyStageProps) {
  const ware = useWare(address)
  const refetch = () => void ware.refetch()
  if (!ware.data) {
    if (ware.isError) return <ErrorState compact error={ware.error} onRetry={refetch} />
    return <StageSkeleton />
  }
  if (ware.data.lock) return <LockedCard lock={ware.data.lock} onOpen={rest.onOpen} />
  return <Studied key={ware.data.id} ware={ware.data} address={address} onRefresh={refetch} {...rest} />
}

interface StudiedProps extends StudyStageProps {
  ware: CourseWareDetail
  onRefresh: () => void
}

function Studied({
  ware,
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
  useState(() => takePlaceOver(ware))
  /** Where the person wanted to go, and how often they wanted to go somewhere. */
  const [sent, setSent] = useState<{ to: number | null; times: number }>({ to: null, times: 0 })
  const [sheet, setSheet] = useState(false)
  const isDraft = address.draft !== undefined
  const { isReady, viewing, isOver, stay } = useStudied({
    ware,
    courseId: address.courseId,
    channel: address.channel,
    trainingId: address.trainingId,
    sentTo: sent.to,
    isRecorded: !isDraft,
    onProgress,
    onEnded,
  })

  const show = useEffectEvent((file: Resource | null) => onFile?.(file))
  const fileId = ware.resource?.id
  useEffect(() => {
    show(fileId && ware.resource ? { ...ware.resource, fileName: ware.title } : null)
    return () => show(null)
  }, [fileId, ware.resource, ware.title])

  const goTo = (place: number) => {
    setSheet(false)
    setSent({ to: place, times: sent.times + 1 })
  }
  const comesNext = isOver && next !== undefined && next.lock === null
  return (
    <>
      <div className={styles.stage}>
        <WarePlayer key={sent.times} {...{ ware, coverUrl, viewing, onRefresh }} />
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
            learnId={ware.id}
            onClose={() => setSheet(false)}
            onGoTo={canSeek(ware) ? goTo : undefined}
          />
        )}
      </Suspense>
    </>
  )
}
