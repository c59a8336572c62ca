import { asId, idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { HomeworkPaper } from '@sands/contract/training/homework.model'
import { REVIEW_BIZ } from '@sands/rules/review'
import { useAct, useCall } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Alert, Button, Skeleton } from 'antd'
import { useNavigate } from 'react-router'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useIsHere } from '../../../kernel/address/use-is-here.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from '../marking.module.css'
import { useMarkingPaths } from '../use-marking-paths.ts'
import { HandInView } from './hand-in-view.tsx'
import { type GivenMark, HomeworkMarkForm } from './homework-mark-form.tsx'
import { useClaim } from './use-claim.ts'

/** Messages lead here with the name that the phone uses. */
const ADDRESS = { id: textValue(18), submitRecordId: textValue(18) }

/** One hand-in with its mark. */
export function HomeworkPaperPage() {
  const t = useT()
  const paths = useMarkingPaths()
  const [address] = useAddressQuery(ADDRESS)
  const id = idIn<'trainingSubmission'>(address.id || address.submitRecordId)
  const paper = useCall(
    'POST /sands-lms/api/v1/my-teaching/homework/get',
    { body: { submitRecordId: id ?? asId<Id<'trainingSubmission'>>('1') } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, enabled: id !== undefined },
  )
  if (paper.data) return <Shown key={paper.data.attempt.submitRecordId} paper={paper.data} onChanged={paper.refetch} />
  return (
    <ManagePage title={t('review.hand_in')}>
      {id && paper.isPending ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <FailureBlock
          error={paper.error}
          onRetry={() => void paper.refetch()}
          way={<LinkButton to={paths.homework}>{t('review.homework')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}

function Shown({ paper, onChanged }: { paper: HomeworkPaper; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const paths = useMarkingPaths()
  const { attempt } = paper
  const isOpen = attempt.state === 'handed_in'
  const { lost, retry } = useClaim(attempt.submitRecordId, isOpen)
  const reviewing = useAct('POST /sands-lms/api/v1/my-teaching/homework/review')
  const next = useAct('POST /sands-lms/api/v1/review/getBizIdByNext')

  const goOn = async () => {
    const found = await next.mutateAsync({
      body: {
        bizType: REVIEW_BIZ.homework,
        bizId: asId<Id<'reviewBiz'>>(paper.taskId),
        recordId: asId<Id<'reviewRecord'>>(attempt.submitRecordId),
      },
    })
    if (!isHere()) return undefined
    if (found) return navigate(paths.homeworkPaper(found.recordId))
    showToast(t('review.hand_in_nothing_free'))
    return navigate(paths.homeworkTask(paper.taskId))
  }
  const mark = async (given: GivenMark) => {
    try {
      await reviewing.mutateAsync({ body: { submitRecordId: attempt.submitRecordId, ...given } })
    } catch {
      // The reason is shown by the call; somebody else may have the hand-in now.
      retry()
      return
    }
    showToast(t('review.finished'), { kind: 'success' })
    await goOn().catch(onChanged)
  }
  return (
    <ManagePage
      title={paper.person?.name ?? t('review.hand_in')}
      intro={t('review.hand_in_intro', { task: paper.taskName, training: paper.trainingName })}
      actions={<LinkButton to={paths.homeworkTask(paper.taskId)}>{t('review.hand_in_all')}</LinkButton>}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          {isOpen && lost !== undefined && (
            <Alert
              type="warning"
              showIcon
              title={lost}
              description={t('review.lost_text')}
              action={<Button onClick={retry}>{t('kernel.retry')}</Button>}
            />
          )}
          {paper.introduction && <div className={styles.answer}>{paper.introduction}</div>}
          {[attempt, ...paper.earlier].map((each) => (
            <HandInView key={each.submitRecordId} attempt={each} info={paper} />
          ))}
        </div>
        <aside className={styles.side} aria-label={t('review.hand_in_mark')}>
          {isOpen && (
            <HomeworkMarkForm
              paper={paper}
              isLocked={lost !== undefined}
              isBusy={reviewing.isPending || next.isPending}
              onMark={(given) => void mark(given)}
            />
          )}
          <Button loading={next.isPending} onClick={() => void goOn().catch(() => undefined)}>
            {t('review.skip')}
          </Button>
        </aside>
      </div>
    </ManagePage>
  )
}
