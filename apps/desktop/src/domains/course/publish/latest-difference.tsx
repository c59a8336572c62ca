import type { ManagedCourse } from '@sands/contract/course/manage.model'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { readCourse } from '../editor/use-course-draft.ts'
import { DifferenceView } from './difference-view.tsx'
import { usePartNames } from './use-part-names.ts'

/** What somebody else has changed in a course since it was read here. */
export function LatestDifference({ course }: { course: ManagedCourse }) {
  const t = useT()
  const { minute } = useMoments()
  // A read of its own: the editor goes on from what it has until the person loads this.
  const { data: latest } = useQuery({
    queryKey: ['course.latest', course.id, course.version],
    queryFn: () => readCourse(course.id),
    staleTime: 0,
  })
  const names = usePartNames([course, ...(latest ? [latest] : [])])
  if (!latest || latest.version === course.version) return <Skeleton active paragraph={{ rows: 1 }} />
  return (
    <>
      <p>{t('manage.conflict_by', { name: latest.updatedBy, time: minute(latest.updatedAt) })}</p>
      <DifferenceView before={course.draft} after={latest.draft} names={names} />
    </>
  )
}
