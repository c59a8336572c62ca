import type { Id } from '@sands/contract/kernel/schema'
import type { AudiencePerson } from '@sands/contract/org/audience.model'
import { useCall } from '@sands/web/call/use-call'
import { Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ImpactLines } from '../manage/impact-lines.tsx'
import styles from '../manage/training.module.css'

const IMPACT = 'POST /sands-lms/api/v1/manage/training/member/impact'

interface MemberChangeDialogProps {
  trainingId: Id<'training'>
  act: 'add' | 'remove'
  person: Pick<AudiencePerson, 'id' | 'name'>
  /** The dialog stays, busy, until it is done. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** What adding or removing a person changes for the project, before it is done. */
export function MemberChangeDialog({ trainingId: id, act, person, onConfirm, onClose }: MemberChangeDialogProps) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const impact = useCall(IMPACT, { body: { id, act, userIds: [person.id] } }, { staleTime: 0 })
  const isEmpty = act === 'add' && impact.data?.joining === 0
  async function confirm() {
    setBusy(true)
    await onConfirm()
    onClose()
  }
  return (
    <Modal
      open
      title={t(`training.member_${act}_title`, { name: person.name })}
      width={480}
      onCancel={onClose}
      footer={[
        <Button key="cancel" disabled={isBusy} onClick={onClose}>
          {t('kernel.cancel')}
        </Button>,
        <Button
          key="confirm"
          type="primary"
          danger={act === 'remove'}
          disabled={!impact.data}
          loading={isBusy}
          onClick={() => void confirm()}
        >
          {t(act === 'add' ? 'training.member_add_do' : 'training.member_remove')}
        </Button>,
      ]}
    >
      {impact.data ? (
        <div className={styles.stack}>
          {isEmpty && <p>{t('training.member_add_known')}</p>}
          <ImpactLines impact={impact.data} />
        </div>
      ) : impact.isError ? (
        <FailureBlock error={impact.error} onRetry={() => void impact.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
    </Modal>
  )
}
