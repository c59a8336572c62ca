import { StoredLine } from '@sands/web/exam/attempt/stored-line.tsx'
import type { OpenAttempt } from '@sands/web/exam/attempt/use-attempt'
import { type PaperPart, unansweredParts } from '@sands/web/exam/question/paper-parts'
import { useStore } from '@sands/web/store/store'
import { Alert, Modal } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './paper.module.css'

interface HandInDialogProps {
  /** Null while the dialog is closed. */
  open: OpenAttempt | null
  parts: readonly PaperPart[]
  isBusy: boolean
  onHandIn: () => void
  onClose: () => void
}

/** The last look before handing in, which cannot be undone. */
export function HandInDialog({ open, parts, isBusy, onHandIn, onClose }: HandInDialogProps) {
  const t = useT()
  return (
    <Modal
      open={open !== null}
      title={t('exam.hand_in')}
      okText={t('exam.hand_in')}
      cancelText={t('exam.commit_back')}
      confirmLoading={isBusy}
      destroyOnHidden
      onOk={onHandIn}
      onCancel={onClose}
    >
      {open && <LastLook open={open} parts={parts} />}
    </Modal>
  )
}

function LastLook({ open, parts }: { open: OpenAttempt; parts: readonly PaperPart[] }) {
  const t = useT()
  const view = useStore(open.view)
  const missing = unansweredParts(parts, view.vault.answers, view.vault.refused)
  const flagged = Object.values(view.vault.answers).filter(({ isFlagged }) => isFlagged).length
  return (
    <div className={styles.look}>
      <p className={styles.section}>
        {missing.length > 0 ? t('exam.commit_unanswered', { count: missing.length }) : t('exam.commit_all')}
      </p>
      {flagged > 0 && <p>{t('exam.commit_flagged', { count: flagged })}</p>}
      <Alert type="warning" showIcon title={t('exam.commit_final')} />
      <StoredLine view={view} className={styles.stored} />
    </div>
  )
}
