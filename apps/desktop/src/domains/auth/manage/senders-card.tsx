import type { ManagedSender } from '@sands/contract/auth/sender.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import styles from './connections.module.css'
import { SenderExaminationDrawer } from './examination-drawer.tsx'
import { SenderDrawer } from './sender-drawer.tsx'

const TONES: Readonly<Record<ManagedSender['source'], Tone>> = {
  settings: 'success',
  environment: 'success',
  simulator: 'warning',
  none: 'neutral',
}

/** Who sends text messages and e-mail. What is entered here goes before the environment of the server. */
export function SendersCard() {
  const t = useT()
  const { minute } = useMoments()
  const confirm = useConfirm()
  const list = useCall('GET /sands-user/api/v1/manage/sender/list', undefined, { staleTime: 0 })
  const remove = useAct('POST /sands-user/api/v1/manage/sender/remove')
  const [edited, setEdited] = useState<ManagedSender | null>(null)
  const [examined, setExamined] = useState<ManagedSender | null>(null)
  const nameOf = ({ channel }: ManagedSender) => t(`auth.sender_${channel}`)

  const askRemove = (sender: ManagedSender) =>
    confirm({
      title: t('auth.sender_remove_title', { name: nameOf(sender) }),
      text: t('auth.sender_remove_text'),
      action: t('auth.desk_remove'),
      danger: true,
      run: () => remove.mutateAsync({ body: { channel: sender.channel, version: sender.version } }),
      done: t('auth.desk_removed'),
      refresh: list.refetch,
    })

  return (
    <Card title={t('auth.senders')}>
      <p className={styles.quiet}>{t('auth.senders_text')}</p>
      {list.isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {list.isError && !list.data && <FailureBlock error={list.error} onRetry={() => void list.refetch()} />}
      <ul className={styles.templates}>
        {(list.data ?? []).map((sender) => (
          <li key={sender.channel} className={styles.template}>
            <span>{nameOf(sender)}</span>
            <StateTag tone={TONES[sender.source]}>{t(`auth.sender_from_${sender.source}`)}</StateTag>
            {sender.options && (sender.channel === 'sms' || sender.options.account !== '') && (
              <span className={styles.quiet}>
                {sender.keySetAt ? t('auth.desk_key_set', { time: minute(sender.keySetAt) }) : t('auth.desk_no_key')}
              </span>
            )}
            <Button
              size="small"
              aria-label={`${t('auth.desk_edit')} ${nameOf(sender)}`}
              onClick={() => setEdited(sender)}
            >
              {t('auth.desk_edit')}
            </Button>
            {sender.source !== 'none' && (
              <Button
                size="small"
                aria-label={`${t('auth.desk_examine')} ${nameOf(sender)}`}
                onClick={() => setExamined(sender)}
              >
                {t('auth.desk_examine')}
              </Button>
            )}
            {sender.options && (
              <Button
                size="small"
                danger
                type="text"
                aria-label={`${t('auth.desk_remove')} ${nameOf(sender)}`}
                onClick={() => askRemove(sender)}
              >
                {t('auth.desk_remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <SenderDrawer
        edited={edited}
        onClose={() => setEdited(null)}
        onSaved={async () => {
          setEdited(null)
          await list.refetch()
        }}
      />
      <SenderExaminationDrawer sender={examined} onClose={() => setExamined(null)} />
    </Card>
  )
}
