import type { CourseDetail, CourseItem, CourseWareDetail } from '@sands/contract/course/course.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { useCall } from '@sands/web/call/use-call'
import { itemsOf, mainAct, nextItem, withProgress } from '@sands/web/course/catalogue'
import { useFinish } from '@sands/web/course/use-finish'
import type { PlaceHandle } from '@sands/web/player/place'
import { lazy, Suspense, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { StateBlock } from '../../../../kernel/ui/state-block.tsx'
import { Catalogue } from '../catalogue.tsx'
import { learnPaths } from '../learn-paths.ts'
import { NotesPanel } from '../notes/notes-panel.tsx'
import { Panels } from '../panels.tsx'
import { Refused } from '../refused.tsx'
import { NextButton } from './next-button.tsx'
import { StudyDesk, StudyDeskSkeleton } from './study-desk.tsx'
import { StudyStage } from './study-stage.tsx'

const Celebration = lazy(async () => ({ default: (await import('./celebration.tsx')).Celebration }))

interface CourseStudyProps {
  id: CourseItem['id']
  openId: CourseWareDetail['id'] | null
  /** Where in the piece to begin. */
  at: number | null
}

/** A course that is being studied. Without a piece in the address, the one to go on with is opened. */
export function CourseStudy({ id, openId, at }: CourseStudyProps) {
  const t = useT()
  const asked = useCall('POST /sands-lms/api/v1/course/courseDetail', { body: { id } })
  const course = asked.data
  if (!course) {
    if (asked.isError) return <Refused error={asked.error} onRetry={() => void asked.refetch()} />
    return <StudyDeskSkeleton />
  }
  const open = itemsOf(course.catalogue).find((item) => item.id === openId)
  if (open) return <OpenPiece course={course} openId={open.id} at={at} />
  const act = mainAct({ course, catalogue: course.catalogue, openId: null })
  if ('item' in act) return <Navigate to={learnPaths.item(id, act.item.id)} replace />
  return (
    <StateBlock
      kind="empty"
      page
      title={t('course.no_items')}
      actions={<LinkButton to={learnPaths.course(id)}>{t('course.desk_to_course')}</LinkButton>}
    />
  )
}

interface OpenPieceProps {
  course: CourseDetail
  openId: CourseWareDetail['id']
  at: number | null
}

function OpenPiece({ course, openId, at }: OpenPieceProps) {
  const t = useT()
  const navigate = useNavigate()
  const place = useRef<PlaceHandle>(null)
  const [progress, setProgress] = useState<LearningProgress | null>(null)
  const [endedId, setEndedId] = useState<string | null>(null)
  const finish = useFinish(course, { ended: endedId === openId, openId })
  const catalogue = withProgress(course.catalogue, progress)
  const item = itemsOf(catalogue).find(({ id }) => id === openId)
  const next = nextItem(catalogue, openId)
  const open = (id: string) => void navigate(learnPaths.item(course.id, id))
  return (
    <>
      <StudyDesk
        back={{ to: learnPaths.course(course.id), name: course.fileName }}
        title={item?.title ?? course.fileName}
        acts={<NextButton next={next} onOpen={open} />}
        side={
          <Panels
            label={course.fileName}
            panels={[
              {
                key: 'catalogue',
                label: t('course.tab_catalogue'),
                content: <Catalogue course={course} catalogue={catalogue} openId={openId} />,
              },
              {
                key: 'notes',
                label: t('study.notes'),
                content: item && <NotesPanel key={openId} item={item} place={place} />,
              },
            ]}
          />
        }
      >
        <StudyStage
          key={openId}
          address={{ id: openId, courseId: course.id }}
          at={at}
          place={place}
          next={next}
          onOpen={open}
          onProgress={setProgress}
          onEnded={(ended) => setEndedId(ended ? openId : null)}
        />
      </StudyDesk>
      <Suspense>{finish.isOpen && <Celebration course={course} onClose={finish.close} />}</Suspense>
    </>
  )
}
