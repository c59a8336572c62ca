import type { ApprovalItem } from '@sands/contract/review/approval.model'
import { useAct } from '@sands/web/call/use-call'
import { APPROVAL_DECIDE_MANY } from '@sands/web/review/approval-calls'
import { showToast } from '@sands/web/toast/toast'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { ChosenBar } from '../../../kernel/ui/list/chosen-bar.tsx'
import styles from './approval.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

/** Further refusals are only counted. */
const MOST_NAMED = 5

interface Refusal {
  id: ApprovalItem['id']
  title: string
  reason: string
}

interface ManyBarProps {
  chosen: readonly ApprovalItem[]
  onNone: () => void
  onChanged: () => Promise<unknown>
}

/** Shows all chosen requests and decides them alike. Those that could not be decided are named with the reason. */
export function ManyBar({ chosen, onNone, onChanged }: ManyBarProps) {
  const t = useT()
  const run = useRun(onChanged)
  const decide = useAct(APPROVAL_DECIDE_MANY)
  const [act, setAct] = useState<'approve' | 'decline' | null>(null)
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const count = chosen.length
  const send = async (reason: string) => {
    const ids = chosen.map(({ id }) => id)
    const isDone = await run(async () => {
      const answer = await decide.mutateAsync({ body: { ids, isApproved: act === 'approve', reason } })
      // The chosen ones are forgotten afterwards, and those that are over leave the list.
      const titles = new Map(chosen.map(({ id, title }) => [id, title]))
      setRefused(answer.refused.map(({ id, reason: why }) => ({ id, title: titles.get(id) ?? '', reason: why })))
      if (answer.decided > 0) showToast(t('review.many_done', { count: answer.decided }), { kind: 'success' })
    })
    if (isDone) onNone()
    return isDone
  }
  return (
    <>
      {refused.length > 0 && (
        <Alert
          type="warning"
          showIcon
          closable={{ onClose: () => setRefused([]) }}
          title={t('review.many_undecided', { count: refused.length })}
          description={
            <ul className={styles.preview}>
              {refused.slice(0, MOST_NAMED).map(({ id, title, reason }) => (
                <li key={id}>{t('review.many_undecided_one', { title, reason })}</li>
              ))}
              {refused.length > MOST_NAMED && (
                <li>{t('review.many_undecided_more', { count: refused.length - MOST_NAMED })}</li>
              )}
            </ul>
          }
        />
      )}
      {count > 0 && (
        <ChosenBar count={count} onNone={onNone}>
          <Button type="primary" onClick={() => setAct('approve')}>
            {t('review.approve_chosen')}
          </Button>
          <Button onClick={() => setAct('decline')}>{t('review.decline_chosen')}</Button>
        </ChosenBar>
      )}
      {act && (
        <ReasonDialog
          act={act}
          title={t(`review.${act}_many_ask`, { count })}
          onSend={send}
          onClose={() => setAct(null)}
        >
          <ul className={styles.preview} aria-label={t('review.chosen_requests')}>
            {chosen.map(({ id, title, askerName, kind }) => (
              <li key={id}>
                {title} <span className={styles.quiet}>{[askerName, t(`review.kind_${kind}`)].join(' · ')}</span>
              </li>
            ))}
          </ul>
        </ReasonDialog>
      )}
    </>
  )
}
