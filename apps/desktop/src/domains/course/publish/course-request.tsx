import type { ManagedCourse } from '@sands/contract/course/manage.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { PublicationRequest } from '../../../kernel/draft/request/publication-request.tsx'
import { useT } from '../../../kernel/text.ts'
import type { Flush } from './publish-dialog.tsx'

interface CourseRequestProps {
  course: ManagedCourse
  disabled: boolean
  flush: Flush
}

/** Asks for the publication of a course. */
export function CourseRequest({ course, disabled, flush }: CourseRequestProps) {
  const t = useT()
  const { id, updatedAt } = course
  const { data, refetch } = useCall('GET /sands-lms/api/v1/manage/course/publication/get', { query: { id } })
  const ask = useAct('POST /sands-lms/api/v1/manage/course/publication/ask')
  const withdraw = useAct('POST /sands-lms/api/v1/manage/course/publication/withdraw')
  return (
    <PublicationRequest
      publication={data}
      name={course.draft.title.trim() || t('course.manage_untitled')}
      updatedAt={updatedAt}
      right={t('org.right.course.publish')}
      disabled={disabled}
      ask={async (reason) => {
        const { version } = (await flush()) ?? course
        return ask.mutateAsync({ body: { id, version, reason } })
      }}
      withdraw={() => withdraw.mutateAsync({ body: { id } })}
      reload={refetch}
    />
  )
}
