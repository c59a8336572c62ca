import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { MemberChangeName } from '@sands/contract/training/manage.model'
import { useCall } from '@sands/web/call/use-call'
import { Button, Modal, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ImpactLines } from '../manage/impact-lines.tsx'
import styles from '../manage/training.module.css'

const IMPACT = 'POST /sands-lms/api/v1/manage/training/member/impact'
/** What takes something away from people. */
const DANGEROUS: readonly MemberChangeName[] = ['remove', 'decline']

export interface MemberChange {
  readonly act: MemberChangeName
  readonly userIds: readonly UserId[]
  readonly trainingTaskId?: Id<'trainingTask'>
  readonly until?: string
}

interface MemberChangeDialogProps {
  trainingId: Id<'training'>
  change: MemberChange
  title: string
  /** The label of the button. */
  action: string
  /** Requests to which this is the answer, so that they do not end without one. */
  answered?: number
  /** What has to be said before it can be done. */
  children?: ReactNode
  /** The dialog stays, busy, until it is done. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** What a change of people means for the project and for them, before it is done. */
export function MemberChangeDialog(props: MemberChangeDialogProps) {
  const { trainingId: id, change, title, action, answered = 0, children, onConfirm, onClose } = props
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const { userIds, ...what } = change
  const impact = useCall(IMPACT, { body: { id, ...what, userIds: [...userIds] } }, { staleTime: 0 })
  const isEmpty = change.act === 'add' && impact.data?.joining === 0
  async function confirm() {
    setBusy(true)
    await onConfirm()
    onClose()
  }
  return (
    <Modal
      open
      title={title}
      width={480}
      onCancel={onClose}
      footer={[
        <Button key="cancel" disabled={isBusy} onClick={onClose}>
          {t('kernel.cancel')}
        </Button>,
        <Button
          key="confirm"
          type="primary"
          danger={DANGEROUS.includes(change.act)}
          disabled={!impact.data}
          loading={isBusy}
          onClick={() => void confirm()}
        >
          {action}
        </Button>,
      ]}
    >
      {impact.data ? (
        <div className={styles.stack}>
          {isEmpty && <p>{t('training.member_add_known')}</p>}
          <ImpactLines
            impact={{ ...impact.data, endingRequests: Math.max(0, impact.data.endingRequests - answered) }}
          />
          {children}
        </div>
      ) : impact.isError ? (
        <FailureBlock error={impact.error} onRetry={() => void impact.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
    </Modal>
  )
}
