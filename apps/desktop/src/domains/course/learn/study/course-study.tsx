import type { CourseDetail, CourseItem, CoursewareDetail } from '@sands/contract/course/course.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { useCall } from '@sands/web/call/use-call'
import { coursewaresOf, mainAct, nextCourseware, withProgress } from '@sands/web/course/catalogue'
import { cameFrom, type DetailAddress } from '@sands/web/course/detail-address'
import { useFinish } from '@sands/web/course/use-finish'
import type { PlaceHandle } from '@sands/web/player/place/place'
import { useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useIsHere } from '../../../../kernel/address/use-is-here.ts'
import { lazyPage } from '../../../../kernel/lazy-page.tsx'
import { useT } from '../../../../kernel/text.ts'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { PartBoundary } from '../../../../kernel/ui/page/part-boundary.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { Catalogue } from '../detail/catalogue.tsx'
import { Panels } from '../detail/panels.tsx'
import { Refused } from '../detail/refused.tsx'
import { COMMENTS, useCommentsPanel } from '../detail/use-comments-panel.tsx'
import { learnPaths } from '../learn-paths.ts'
import { NotesPanel } from '../notes/notes-panel.tsx'
import { NextButton } from './next-button.tsx'
import { StudyLayout, StudyLayoutSkeleton } from './study-layout.tsx'
import { StudyStage } from './study-stage.tsx'

const Celebration = lazyPage(() => import('./celebration.tsx'), 'Celebration')

export interface StudyProps {
  address: DetailAddress
  /** The place in the courseware to start at. */
  at: number | null
  /** The comment that a message refers to. */
  commentId: string | undefined
}

/** A course being studied. Without courseware in the address, the next one to study is opened. */
export function CourseStudy({ id, address, ...rest }: StudyProps & { id: CourseItem['id'] }) {
  const t = useT()
  const { openId, origin } = address
  const asked = useCall('POST /sands-lms/api/v1/course/courseDetail', { body: { id, ...cameFrom(address) } })
  const course = asked.data
  if (!course) {
    if (asked.isError) return <Refused error={asked.error} onRetry={() => void asked.refetch()} />
    return <StudyLayoutSkeleton />
  }
  const open = coursewaresOf(course.catalogue).find((courseware) => courseware.id === openId)
  if (open) return <OpenCourseware course={course} openId={open.id} address={address} {...rest} />
  const act = mainAct({ course, catalogue: course.catalogue, openId: null })
  if ('courseware' in act) return <Navigate to={learnPaths.inCourse(id, act.courseware.id, { origin })} replace />
  return (
    <StateBlock
      kind="empty"
      page
      title={t('course.no_items')}
      actions={<LinkButton to={learnPaths.course(id, origin)}>{t('course.desk_to_course')}</LinkButton>}
    />
  )
}

interface OpenCoursewareProps extends StudyProps {
  course: CourseDetail
  openId: CoursewareDetail['id']
}

function OpenCourseware({ course, openId, address, at, commentId }: OpenCoursewareProps) {
  const t = useT()
  const { channel, trainingId, origin } = address
  const commentsPanel = useCommentsPanel()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const place = useRef<PlaceHandle>(null)
  const [progress, setProgress] = useState<LearningProgress | null>(null)
  const [endedId, setEndedId] = useState<string | null>(null)
  const finish = useFinish(course, { ended: endedId === openId, openId })
  const catalogue = withProgress(course.catalogue, progress)
  const courseware = coursewaresOf(catalogue).find(({ id }) => id === openId)
  const next = nextCourseware(catalogue, openId)
  // The next courseware also opens by itself, perhaps while the person is leaving.
  const open = (id: string) => {
    if (isHere()) void navigate(learnPaths.inCourse(course.id, id, { origin }))
  }
  return (
    <>
      <StudyLayout
        back={{ to: learnPaths.course(course.id, origin), name: course.fileName }}
        title={courseware?.title ?? course.fileName}
        acts={<NextButton next={next} onOpen={open} />}
        side={
          <Panels
            label={course.fileName}
            start={commentId && COMMENTS}
            panels={[
              {
                key: 'catalogue',
                label: t('course.tab_catalogue'),
                content: <Catalogue course={course} catalogue={catalogue} openId={openId} />,
              },
              {
                key: 'notes',
                label: t('study.notes'),
                content: courseware && <NotesPanel key={openId} courseware={courseware} place={place} />,
              },
              ...commentsPanel({
                module: SOCIAL_MODULES.course,
                moduleId: course.id,
                isCommentable: course.isCommentable === 1,
                commentId,
              }),
            ]}
          />
        }
      >
        <StudyStage
          key={openId}
          address={{ id: openId, courseId: course.id, channel, trainingId }}
          coverUrl={course.coverImgUrl}
          at={at}
          place={place}
          next={next}
          onOpen={open}
          onProgress={setProgress}
          onEnded={(ended) => setEndedId(ended ? openId : null)}
        />
      </StudyLayout>
      {finish.isOpen && (
        <PartBoundary quiet>
          <Celebration course={course} onClose={finish.close} />
        </PartBoundary>
      )}
    </>
  )
}
