import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { useCourseware } from '@sands/web/course/use-courseware'
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
import { StudyLayout, StudyLayoutSkeleton } from './study-layout.tsx'
import { StudyStage } from './study-stage.tsx'

/** Courseware on its own, with notes and comments but no catalogue. Courseware of a course is opened in its course. */
export function CoursewareStudy({ id, address, at, commentId }: StudyProps & { id: CoursewareDetail['id'] }) {
  const t = useT()
  const { channel, trainingId, origin } = address
  const commentsPanel = useCommentsPanel()
  const navigate = useNavigate()
  const place = useRef<PlaceHandle>(null)
  const opened = { id, channel, trainingId }
  const asked = useCourseware(opened)
  const courseware = asked.data
  if (!courseware) {
    if (asked.isError) return <Refused error={asked.error} onRetry={() => void asked.refetch()} />
    return <StudyLayoutSkeleton />
  }
  if (courseware.courseId) {
    const along = { ...origin, ...(commentId && { commentId }) }
    return <Navigate to={learnPaths.inCourse(courseware.courseId, id, { at, origin: along })} replace />
  }
  return (
    <StudyLayout
      back={{ to: learnPaths.courses, name: t('course.title') }}
      title={courseware.title}
      side={
        <Panels
          label={courseware.title}
          start={commentId && COMMENTS}
          panels={[
            { key: 'notes', label: t('study.notes'), content: <NotesPanel courseware={courseware} place={place} /> },
            ...commentsPanel({
              module: SOCIAL_MODULES.courseware,
              moduleId: id,
              isCommentable: courseware.isCommentable === 1,
              commentId,
            }),
          ]}
        />
      }
    >
      <StudyStage
        address={opened}
        at={at}
        place={place}
        onOpen={(next) => void navigate(learnPaths.courseware(next, origin))}
      />
    </StudyLayout>
  )
}
