import type { MarkingPaper } from '@sands/contract/exam/marking.model'
import { asId, idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { useHiddenNames } from '../hidden-names.tsx'
import { useMarkingPaths } from '../use-marking-paths.ts'
import { PaperMarking } from './paper-marking.tsx'

const ADDRESS = { id: textValue(18) }

/** One paper with the answers that a person marks. */
export function MarkingPaperPage() {
  const t = useT()
  const paths = useMarkingPaths()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'examAttempt'>(typed)
  const paper = useCall(
    'POST /sands-lms/api/v1/exam/exam-paper-answer/get',
    { query: { examRecordId: id ?? asId<Id<'examAttempt'>>('1') } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, enabled: id !== undefined },
  )
  if (paper.data) return <Shown key={paper.data.examRecordId} paper={paper.data} onChanged={paper.refetch} />
  return (
    <ManagePage title={t('review.paper')}>
      {id && paper.isPending ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <FailureBlock
          error={paper.error}
          onRetry={() => void paper.refetch()}
          way={<LinkButton to={paths.queue}>{t('review.marking')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}

function Shown({ paper, onChanged }: { paper: MarkingPaper; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const paths = useMarkingPaths()
  const nameOf = useHiddenNames(paper.person === null)
  return (
    <ManagePage
      title={nameOf(paper.person, paper.examRecordId)}
      intro={t('review.paper_intro', { exam: paper.examName, number: paper.number })}
      actions={<LinkButton to={paths.exam(paper.examId)}>{t('review.all_papers')}</LinkButton>}
    >
      <PaperMarking paper={paper} onChanged={onChanged} />
    </ManagePage>
  )
}
