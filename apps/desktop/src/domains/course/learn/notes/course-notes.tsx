import type { CatalogueCourseware, CourseDetail } from '@sands/contract/course/course.model'
import type { StudyNote } from '@sands/contract/study/learning.model'
import { LEARN_TYPES, learnForm } from '@sands/rules/study'
import { useCall } from '@sands/web/call/use-call'
import { coursewaresOf } from '@sands/web/course/catalogue'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { Pager } from '../../../../kernel/ui/list/pager.tsx'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { learnPaths } from '../learn-paths.ts'
import { useStudyOrigin } from '../use-study-origin.ts'
import { usePlaceText } from './note-place.ts'
import styles from './notes.module.css'

const NO_COURSEWARE = '0'

/** The person's notes on a course, grouped by courseware; each links to its place. */
export function CourseNotes({ course }: { course: Pick<CourseDetail, 'id' | 'catalogue'> }) {
  const t = useT()
  const [paging, setPaging] = useState({ current: 1, size: 50 })
  const coursewares = coursewaresOf(course.catalogue)
  const learnIds = coursewares.map(({ id }): string => id)
  const asked = useCall(
    'POST /sands-lms/api/v1/study-note/list',
    {
      body: {
        learnType: LEARN_TYPES.courseware,
        learnIds: learnIds.length > 0 ? learnIds : [NO_COURSEWARE],
        ...paging,
      },
    },
    { enabled: learnIds.length > 0, staleTime: 0 },
  )
  const notes = learnIds.length === 0 ? [] : asked.data?.records
  if (!notes) {
    if (asked.isError) return <FailureBlock error={asked.error} onRetry={() => void asked.refetch()} />
    return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  }
  if (notes.length === 0) {
    return (
      <StateBlock
        kind="empty"
        title={t('study.note_none_course')}
        text={t('study.note_none')}
        actions={<LinkButton to={learnPaths.notes}>{t('study.note_all')}</LinkButton>}
      />
    )
  }
  const total = asked.data?.total ?? notes.length
  return (
    <div className={styles.pieces}>
      {coursewares.map((courseware) => (
        <Courseware
          key={courseware.id}
          courseId={course.id}
          courseware={courseware}
          notes={notes.filter(({ learnId }) => learnId === courseware.id)}
        />
      ))}
      {total > paging.size && <Pager paging={paging} total={total} onTurn={setPaging} />}
      <div>
        <LinkButton to={learnPaths.notes}>{t('study.note_all')}</LinkButton>
      </div>
    </div>
  )
}

interface CoursewareProps {
  courseId: string
  courseware: CatalogueCourseware
  notes: readonly StudyNote[]
}

function Courseware({ courseId, courseware, notes }: CoursewareProps) {
  const placeText = usePlaceText()
  const origin = useStudyOrigin()
  if (notes.length === 0) return null
  return (
    <section className={styles.piece}>
      <h2 className={styles.title}>{courseware.title}</h2>
      <ul className={styles.list}>
        {notes.map(({ id, position, content }) => (
          <li key={id} className={styles.note}>
            <span className={styles.head}>
              <Link
                to={learnPaths.inCourse(courseId, courseware.id, { at: position, origin })}
                className={styles.place}
              >
                {placeText(learnForm(courseware.courseWareType), position)}
              </Link>
            </span>
            <p className={styles.content}>{content}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
