import type { ManagedEntry } from '@sands/contract/apply/manage.model'
import { entryAfter } from '@sands/rules/apply/sign-up'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from '../apply.module.css'

interface EntryActsProps {
  entry: ManagedEntry
  reason: string
  run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>
}

/** Decisions about requests, and taking a place back. */
export function EntryActs({ entry, reason, run }: EntryActsProps) {
  const t = useT()
  const decide = useAct('POST /sands-lms/api/v1/manage/apply/entry/decide')
  const remove = useAct('POST /sands-lms/api/v1/manage/apply/entry/remove')
  const { id: entryId, state } = entry
  const hasReason = reason.trim() !== ''
  return (
    <span className={styles.cells}>
      {state === 'asked' &&
        ([true, false] as const).map((isApproved) => (
          <Button
            key={String(isApproved)}
            size="small"
            disabled={!isApproved && !hasReason}
            onClick={() =>
              void run(() => decide.mutateAsync({ body: { entryId, isApproved, reason } }), t('apply.decided'))
            }
          >
            {t(isApproved ? 'apply.approve' : 'apply.decline')}
          </Button>
        ))}
      {entryAfter(state, 'remove') && (
        <Button
          size="small"
          disabled={!hasReason}
          onClick={() => void run(() => remove.mutateAsync({ body: { entryId, reason } }), t('apply.decided'))}
        >
          {t('apply.remove')}
        </Button>
      )}
    </span>
  )
}
