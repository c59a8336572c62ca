import { useCall } from '@sands/web/call/use-call'
import { useT } from '../../../kernel/text.ts'

const MOST_PAPERS = 100

/** The papers of the college, those changed last first. */
export function usePapers() {
  const t = useT()
  const { data, isPending } = useCall('GET /sands-lms/api/v1/manage/paper/page', { query: { size: MOST_PAPERS } })
  const papers = data?.records ?? []
  return {
    papers,
    isPending,
    titleOf: (id: string) => papers.find((paper) => paper.id === id)?.title || t('exam.paper_number', { number: id }),
  }
}
