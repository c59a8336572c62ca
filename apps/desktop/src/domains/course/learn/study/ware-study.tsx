import type { CourseWareDetail } from '@sands/contract/course/course.model'
import { useWare } from '@sands/web/course/use-ware'
import type { PlaceHandle } from '@sands/web/player/place'
import { useRef } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { learnPaths } from '../learn-paths.ts'
import { NotesPanel } from '../notes/notes-panel.tsx'
import { Panels } from '../panels.tsx'
import { Refused } from '../refused.tsx'
import { StudyDesk, StudyDeskSkeleton } from './study-desk.tsx'
import { StudyStage } from './study-stage.tsx'

/** A piece on its own: no catalogue, only what one notes. One of a course is opened in its course. */
export function WareStudy({ id, at }: { id: CourseWareDetail['id']; at: number | null }) {
  const t = useT()
  const navigate = useNavigate()
  const place = useRef<PlaceHandle>(null)
  const asked = useWare({ id })
  const ware = asked.data
  if (!ware) {
    if (asked.isError) return <Refused error={asked.error} onRetry={() => void asked.refetch()} />
    return <StudyDeskSkeleton />
  }
  if (ware.courseId) return <Navigate to={learnPaths.item(ware.courseId, id, at)} replace />
  return (
    <StudyDesk
      back={{ to: learnPaths.courses, name: t('course.title') }}
      title={ware.title}
      side={
        <Panels
          label={ware.title}
          panels={[{ key: 'notes', label: t('study.notes'), content: <NotesPanel item={ware} place={place} /> }]}
        />
      }
    >
      <StudyStage address={{ id }} at={at} place={place} onOpen={(next) => void navigate(learnPaths.ware(next))} />
    </StudyDesk>
  )
}
