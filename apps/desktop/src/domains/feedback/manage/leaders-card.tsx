import { DeleteOutlined } from '@ant-design/icons'
import type { ManagedLeader } from '@sands/contract/feedback/ceo.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Card } from '../../../kernel/ui/card.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './feedback.module.css'
import { OrderButtons } from './order-buttons.tsx'

export function LeadersCard() {
  const t = useT()
  const confirm = useConfirm()
  const list = useCall('GET /sands-user/api/v1/manage/feedback-leader/list', {}, { staleTime: 0 })
  const sort = useAct('POST /sands-user/api/v1/manage/feedback-leader/sort')
  const remove = useAct('POST /sands-user/api/v1/manage/feedback-leader/remove')
  const run = useRun(list.refetch)
  const askRemove = ({ id, name }: ManagedLeader) =>
    confirm({
      title: t('feedback.manage_leader_remove_ask', { name }),
      text: t('feedback.manage_leader_remove_text'),
      action: t('feedback.manage_category_remove'),
      danger: true,
      run: () => run(() => remove.mutateAsync({ body: { userId: id } }), t('feedback.manage_leader_removed', { name })),
    })
  return (
    <Card title={t('feedback.manage_leaders')}>
      <AddLeader onChanged={list.refetch} />
      {content()}
    </Card>
  )

  function content() {
    if (!list.data) {
      if (list.error) return <FailureBlock error={list.error} onRetry={() => void list.refetch()} />
      return <Skeleton active title={false} paragraph={{ rows: 3 }} />
    }
    if (list.data.length === 0) {
      const words = { title: t('feedback.manage_leader_none'), text: t('feedback.manage_leader_none_text') }
      return <StateBlock kind="empty" {...words} />
    }
    const ids = list.data.map(({ id }) => id)
    return (
      <ul className={styles.rows}>
        {list.data.map((leader) => (
          <li key={leader.id} className={styles.row}>
            <span className={styles.person}>
              <Avatar person={leader} />
              <span className={styles.stacked}>
                <span className={styles.title}>{[leader.name, leader.postName].filter(Boolean).join(' · ')}</span>
                <span className={styles.quiet}>
                  {[
                    t('feedback.manage_leader_count', { count: leader.messageCount }),
                    ...(leader.waitingCount > 0
                      ? [t('feedback.manage_leader_waiting', { count: leader.waitingCount })]
                      : []),
                  ].join(' · ')}
                </span>
              </span>
            </span>
            <span className={styles.acts}>
              <OrderButtons
                ids={ids}
                id={leader.id}
                name={leader.name}
                onMove={(beforeId) => void run(() => sort.mutateAsync({ body: { userId: leader.id, beforeId } }))}
              />
              <Button
                type="text"
                danger
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('feedback.manage_leader_remove_of', { name: leader.name })}
                onClick={() => askRemove(leader)}
              />
            </span>
          </li>
        ))}
      </ul>
    )
  }
}

function AddLeader({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const t = useT()
  const mayFind = may(useViewer(), 'org.audiences.view')
  const add = useAct('POST /sands-user/api/v1/manage/feedback-leader/add')
  const run = useRun(onChanged)
  const [chosen, setChosen] = useState<{ id: UserId; name: string } | null>(null)
  if (!mayFind) {
    return (
      <p className={styles.quiet}>
        {t('feedback.manage_leader_no_right', { right: t('org.right.org.audiences.view') })}
      </p>
    )
  }
  const save = async () => {
    if (!chosen) return
    const done = t('feedback.manage_leader_added', { name: chosen.name })
    if (await run(() => add.mutateAsync({ body: { userId: chosen.id } }), done)) setChosen(null)
  }
  return (
    <div className={styles.assign}>
      <Field label={t('feedback.manage_leader_add')}>
        {(field) => <PersonChoice field={field} value={chosen?.id ?? null} onChange={setChosen} />}
      </Field>
      <Button type="primary" disabled={!chosen} loading={add.isPending} onClick={() => void save()}>
        {t('feedback.manage_leader_add')}
      </Button>
    </div>
  )
}
