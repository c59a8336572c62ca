import { LEARN_TYPES } from '@sands/rules/study'
import { useCall } from '@sands/web/call/use-call'
import { UncountedList } from '@sands/web/course/uncounted-list.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'

export function UncountedTime({ learnId }: { learnId: string }) {
  const uncounted = useCall(
    'GET /sands-lms/api/v1/learning-details/uncounted',
    { query: { learnType: LEARN_TYPES.courseware, learnId } },
    { staleTime: 0 },
  )
  if (uncounted.data) return <UncountedList times={uncounted.data} />
  if (!uncounted.isError) return <RowsSkeleton rows={2} />
  return <ErrorState compact error={uncounted.error} onRetry={() => void uncounted.refetch()} />
}
