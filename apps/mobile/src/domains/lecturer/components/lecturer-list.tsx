import type { CallData } from '@sands/contract/calls'
import type { usePages } from '@sands/web/call/use-call'
import type { ReactNode } from 'react'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { LecturerCard, LecturersSkeleton } from './lecturer-card.tsx'

export const LECTURER_PAGE = 'GET /sands-lms/api/v1/lecturer/page'
export type LecturerPages = ReturnType<typeof usePages<typeof LECTURER_PAGE>>
type Lecturer = CallData<typeof LECTURER_PAGE>['records'][number]

/** Lecturers page by page, with loading, failed, empty and filled states. */
export function LecturerList({ pages, empty }: { pages: LecturerPages; empty: ReactNode }) {
  const lecturers: readonly Lecturer[] | undefined = pages.data?.pages.flatMap(({ records }) => records)
  if (!lecturers) {
    if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
    return <LecturersSkeleton />
  }
  if (lecturers.length === 0) return empty
  return (
    <>
      <ul>
        {lecturers.map((lecturer) => (
          <LecturerCard key={lecturer.id} lecturer={lecturer} />
        ))}
      </ul>
      <ListEnd pages={pages} />
    </>
  )
}
