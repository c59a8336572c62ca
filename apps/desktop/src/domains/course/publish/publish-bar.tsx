import { DownOutlined, ExclamationCircleOutlined, InfoCircleOutlined } from '@ant-design/icons'
import type { CourseDocument, CourseFault, ManagedCourse } from '@sands/contract/course/manage.model'
import { isBlocking } from '@sands/rules/course'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { coursePaths } from '../course-paths.ts'
import { useCourseActs } from '../manage/use-course-acts.ts'
import { CourseRequest } from './course-request.tsx'
import styles from './publish.module.css'
import { type Flush, PublishDialog } from './publish-dialog.tsx'

interface PublishBarProps {
  course: ManagedCourse
  /** The document in the editor. */
  document: CourseDocument
  faults: readonly CourseFault[]
  /** The reason why the course cannot be published now, regardless of its content. */
  hold: string | undefined
  /** Whether all changes are stored. */
  saved: boolean
  flush: Flush
  onChanged: () => Promise<void>
}

/** Publishes the draft, and withdraws or unschedules it. */
export function PublishBar({ course, document, faults, hold, saved, flush, onChanged }: PublishBarProps) {
  const t = useT()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const viewer = useViewer()
  const mayPublish = may(viewer, 'course.publish')
  const { waysBack, remove } = useCourseActs(onChanged)
  const count = faults.filter(isBlocking).length
  const isSame = saved && course.state === 'published' && !course.isChanged
  const isOut = course.state === 'published' || course.state === 'scheduled'
  const known = { ...course, title: document.title }
  return (
    <>
      {count > 0 && (
        <Button
          className={styles.warning ?? ''}
          icon={<ExclamationCircleOutlined aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('course.manage_publish_faults', { count })}
        </Button>
      )}
      {mayPublish ? (
        <>
          {hold && (
            <p className={styles.hold}>
              <InfoCircleOutlined aria-hidden /> {hold}
            </p>
          )}
          <Button type="primary" disabled={isSame || hold !== undefined} onClick={() => setOpen(true)}>
            {t('course.manage_publish')}
          </Button>
        </>
      ) : (
        <CourseRequest course={course} disabled={isSame || hold !== undefined || count > 0} flush={flush} />
      )}
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            ...(may(viewer, 'course.reports.view') && course.edition > 0
              ? [
                  {
                    key: 'report',
                    label: t('course.report'),
                    onClick: () => void navigate(coursePaths.report(course.id)),
                  },
                ]
              : []),
            ...(mayPublish ? waysBack(known) : []),
            {
              key: 'remove',
              label: t('course.manage_remove'),
              disabled: isOut && !mayPublish,
              onClick: () => remove(known, () => void navigate(coursePaths.courses)),
            },
          ],
        }}
      >
        <Button
          icon={<DownOutlined aria-hidden />}
          aria-label={t('course.manage_acts')}
          title={t('course.manage_acts')}
        />
      </Dropdown>
      <PublishDialog
        open={isOpen}
        course={course}
        mayPublish={mayPublish && hold === undefined}
        flush={flush}
        onClose={() => setOpen(false)}
        onPublished={onChanged}
        onLoadLatest={onChanged}
      />
    </>
  )
}
