import type { CatalogueItem, CourseWareDetail } from '@sands/contract/course/course.model'
import type { Resource } from '@sands/contract/media/media.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { COURSEWARE_TYPES, LEARN_TYPES } from '@sands/rules/study'
import { useT } from '@sands/web/i18n/i18n'
import type { OnPlayed } from '@sands/web/player/played'
import { useViewing } from '@sands/web/study/use-viewing'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from '../../../kernel/ui/states.tsx'
import { LockedCard } from './locked-card.tsx'
import { NextCard } from './next-card.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'
import { beginAt, takePlaceOver } from './start-place.ts'
import { StudyLine } from './study-line.tsx'
import { StudyQuestions } from './study-questions.tsx'
import styles from './study-stage.module.css'
import { useStudyCaches } from './use-study-caches.ts'
import { useWare, type WareAddress } from './use-ware.ts'
import { WarePlayer } from './ware-player.tsx'

const StudySheet = lazy(async () => ({ default: (await import('./study-sheet.tsx')).StudySheet }))

/** The end of a medium and the length that the server knows differ by moments. */
const END_MS = 600

interface StudyStageProps {
  address: WareAddress
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

const canSeek = ({ courseWareType: type }: CourseWareDetail) =>
  type !== COURSEWARE_TYPES.pictures && type !== COURSEWARE_TYPES.link

function Studied({ ware, address, next, onOpen, onProgress, onEnded, onFile, onRefresh }: StudiedProps) {
  const t = useT()
  const [opening, setOpening] = useState(() => {
    takePlaceOver(ware)
    return 0
  })
  const [ended, setEnded] = useState(false)
  const [stays, setStays] = useState(false)
  const [sheet, setSheet] = useState(false)
  const isReady = ware.resource === null || ware.resource.status === 3
  const isDraft = address.draft !== undefined
  const viewing = useViewing({
    learnType: LEARN_TYPES.courseware,
    learnId: ware.id,
    courseId: address.courseId,
    enabled: isReady && !isDraft,
  })
  const { progress } = viewing
  const total = progress?.total ?? 0
  useStudyCaches(progress)

  const tell = useEffectEvent((known: LearningProgress) => onProgress?.(known))
  useEffect(() => {
    if (progress) tell(progress)
  }, [progress])
  const show = useEffectEvent((file: Resource | null) => onFile?.(file))
  const fileId = ware.resource?.id
  useEffect(() => {
    show(fileId ? ware.resource : null)
    return () => show(null)
  }, [fileId, ware.resource])

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
  const goTo = (place: number) => {
    beginAt(ware, place)
    setSheet(false)
    setOpening(opening + 1)
  }
  const comesNext = ended && !stays && next !== undefined && next.lock === null
  return (
    <>
      <div className={styles.stage}>
        <WarePlayer
          key={opening}
          ware={ware}
          viewing={{ ...viewing, onPlayed, player: { ...viewing.player, onPlayed } }}
          onRefresh={onRefresh}
        />
        {comesNext && <NextCard title={next.title} onNext={() => onOpen(next.id)} onStay={() => setStays(true)} />}
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
