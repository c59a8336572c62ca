import type { CourseWareDetail } from '@sands/contract/course/course.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { useWare } from '@sands/web/course/use-ware'
import type { PlaceHandle } from '@sands/web/player/place/place'
import { useRef } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { Panels } from '../detail/panels.tsx'
import { Refused } from '../detail/refused.tsx'
import { COMMENTS, useCommentsPanel } from '../detail/use-comments-panel.tsx'
import { learnPaths } from '../learn-paths.ts'
import { NotesPanel } from '../notes/notes-panel.tsx'
import type { StudyProps } from './course-study.tsx'
import { StudyDesk, StudyDeskSkeleton } from './study-desk.tsx'
import { StudyStage } from './study-stage.tsx'

/** A piece on its own: no catalogue, only what one notes and what people say. One of a course is opened in its course. */
export function WareStudy({ id, address, at, commentId }: StudyProps & { id: CourseWareDetail['id'] }) {
  const t = useT()
  const { channel, trainingId, arrival } = address
  const commentsPanel = useCommentsPanel()
  const navigate = useNavigate()
  const place = useRef<PlaceHandle>(null)
  const piece = { id, channel, trainingId }
  const asked = useWare(piece)
  const ware = asked.data
  if (!ware) {
    if (asked.isError) return <Refused error={asked.error} onRetry={() => void asked.refetch()} />
    return <StudyDeskSkeleton />
  }
  if (ware.courseId) {
    const along = { ...arrival, ...(commentId && { commentId }) }
    return <Navigate to={learnPaths.item(ware.courseId, id, { at, arrival: along })} replace />
  }
  return (
    <StudyDesk
      back={{ to: learnPaths.courses, name: t('course.title') }}
      title={ware.title}
      side={
        <Panels
          label={ware.title}
          start={commentId && COMMENTS}
          panels={[
            { key: 'notes', label: t('study.notes'), content: <NotesPanel item={ware} place={place} /> },
            ...commentsPanel({
              module: SOCIAL_MODULES.courseware,
              moduleId: id,
              isCommentable: ware.isCommentable === 1,
              commentId,
            }),
          ]}
        />
      }
    >
      <StudyStage
        address={piece}
        at={at}
        place={place}
        onOpen={(next) => void navigate(learnPaths.ware(next, arrival))}
      />
    </StudyDesk>
  )
}
