import type { Finding, ManagedConnection } from '@sands/contract/auth/connections.model'
import type { ManagedSender, SenderFinding } from '@sands/contract/auth/sender.model'
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

interface SenderExaminationProps {
  sender: ManagedSender | null
  onClose: () => void
}

/** Tries who sends by a channel step by step. Nothing is sent. */
export function SenderExaminationDrawer({ sender, onClose }: SenderExaminationProps) {
  const t = useT()
  return (
    <Drawer
      open={sender !== null}
      onClose={onClose}
      size={480}
      title={sender && t('auth.desk_examine_of', { name: t(`auth.sender_${sender.channel}`) })}
      destroyOnHidden
    >
      {sender && <SenderFindings channel={sender.channel} />}
    </Drawer>
  )
}

function SenderFindings({ channel }: Pick<ManagedSender, 'channel'>) {
  const answer = useCall(
    'POST /sands-user/api/v1/manage/sender/examine',
    { body: { channel } },
    { staleTime: 0, silent: true },
  )
  if (answer.isError) return <FailureBlock error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton active paragraph={{ rows: 6 }} />
  return <Steps findings={answer.data} />
}

function Findings({ connection: { id, version } }: { connection: ManagedConnection }) {
  const answer = useCall(
    'POST /sands-user/api/v1/manage/connection/examine',
    { body: { id } },
    { staleTime: 0, silent: true },
  )
  if (answer.isError) return <FailureBlock error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton active paragraph={{ rows: 6 }} />
  return <Steps key={version} findings={answer.data} />
}

function Steps({ findings }: { findings: readonly (Finding | SenderFinding)[] }) {
  const t = useT()
  const wordsOf = useReasonWords()
  return (
    <ol className={styles.steps}>
      {findings.map(({ step, state, reason, detail }) => (
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
