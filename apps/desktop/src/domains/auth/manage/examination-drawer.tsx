import type { Finding, ManagedConnection } from '@sands/contract/auth/connections.model'
import { useCall } from '@sands/web/call/use-call'
import { Drawer, Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import styles from './connections.module.css'
import { useReasonWords } from './use-reason-words.ts'

const TONES: Readonly<Record<Finding['state'], Tone>> = {
  fine: 'success',
  warning: 'warning',
  failed: 'danger',
  skipped: 'neutral',
}

interface ExaminationProps {
  connection: ManagedConnection | null
  onClose: () => void
}

/** Tries a connection step by step, and says in words what is wrong. */
export function ExaminationDrawer({ connection, onClose }: ExaminationProps) {
  const t = useT()
  return (
    <Drawer
      open={connection !== null}
      onClose={onClose}
      size={480}
      title={connection && t('auth.desk_examine_of', { name: connection.name })}
      destroyOnHidden
    >
      {connection && <Findings connection={connection} />}
    </Drawer>
  )
}

function Findings({ connection: { id, version } }: { connection: ManagedConnection }) {
  const t = useT()
  const wordsOf = useReasonWords()
  const answer = useCall(
    'POST /sands-user/api/v1/manage/connection/examine',
    { body: { id } },
    { staleTime: 0, silent: true },
  )
  if (answer.isError) return <FailureBlock error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton active paragraph={{ rows: 6 }} />
  return (
    <ol className={styles.steps} key={version}>
      {answer.data.map(({ step, state, reason, detail }) => (
        <li key={step} className={styles.step}>
          <span className={styles.stepHead}>
            <StateTag tone={TONES[state]}>{t(`auth.finding_${state}`)}</StateTag>
            {t(`auth.step_${step}`)}
          </span>
          {state !== 'fine' && <span className={styles.quiet}>{wordsOf(reason, detail)}</span>}
        </li>
      ))}
    </ol>
  )
}
