import { EllipsisOutlined } from '@ant-design/icons'
import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { Button, Dropdown } from 'antd'
import { useNavigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { coursePaths } from '../course-paths.ts'
import { useCourseActs } from './use-course-acts.ts'

interface CourseMenuProps {
  course: ManagedCourseItem
  onChanged: () => Promise<unknown>
}

/** The actions on a course in the list. */
export function CourseMenu({ course, onChanged }: CourseMenuProps) {
  const t = useT()
  const navigate = useNavigate()
  const viewer = useViewer()
  const mayPublish = may(viewer, 'course.publish')
  const { waysBack, remove } = useCourseActs(onChanged)
  const name = course.title.trim() || t('course.manage_untitled')
  const isOut = course.state === 'published' || course.state === 'scheduled'
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'edit', label: t('course.manage_edit'), onClick: () => void navigate(coursePaths.edit(course.id)) },
          {
            key: 'editions',
            label: t('course.manage_editions'),
            onClick: () => void navigate(coursePaths.editions(course.id)),
          },
          ...(may(viewer, 'course.reports.view') && course.publishedAt
            ? [
                {
                  key: 'report',
                  label: t('course.report'),
                  onClick: () => void navigate(coursePaths.report(course.id)),
                },
              ]
            : []),
          ...(mayPublish ? waysBack(course) : []),
          ...(mayPublish || !isOut
            ? [{ key: 'remove', label: t('course.manage_remove'), onClick: () => remove(course) }]
            : []),
        ],
      }}
    >
      <Button type="text" icon={<EllipsisOutlined aria-hidden />} aria-label={t('course.manage_acts_of', { name })} />
    </Dropdown>
  )
}
