import type { ManagedExam } from '@sands/contract/exam/manage.calls'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { ChangeList } from '../draft/change-list.tsx'
import { readExam } from './use-exam-document.ts'
import { useExamWords } from './use-exam-words.ts'

/** What somebody else has changed in an exam since it was read here. */
export function LatestDifference({ exam }: { exam: ManagedExam }) {
  const t = useT()
  const { minute } = useMoments()
  // A read of its own: the editor goes on from what it has until the person loads this.
  const { data: latest } = useQuery({
    queryKey: ['exam.latest', exam.id, exam.version],
    queryFn: () => readExam(exam.id),
    staleTime: 0,
  })
  const { changesOf } = useExamWords([exam, ...(latest ? [latest] : [])])
  if (!latest || latest.version === exam.version) return <Skeleton active paragraph={{ rows: 1 }} />
  return (
    <>
      <p>{t('manage.conflict_by', { name: latest.updatedBy, time: minute(latest.updatedAt) })}</p>
      <ChangeList changes={changesOf(exam.draft, latest.draft)} />
    </>
  )
}
