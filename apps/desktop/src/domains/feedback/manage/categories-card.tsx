import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import type { ManagedFeedbackCategory } from '@sands/contract/feedback/feedback.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import styles from './feedback.module.css'
import { OrderButtons } from './order-buttons.tsx'

export function CategoriesCard() {
  const t = useT()
  const confirm = useConfirm()
  const list = useCall('GET /sands-system/api/v1/manage/question-category/list', {}, { staleTime: 0 })
  const sort = useAct('POST /sands-system/api/v1/manage/question-category/sort')
  const remove = useAct('POST /sands-system/api/v1/manage/question-category/remove')
  const run = useRun(list.refetch)
  const [editing, setEditing] = useState<ManagedFeedbackCategory | 'new'>()
  const askRemove = ({ id, version, name }: ManagedFeedbackCategory) =>
    confirm({
      title: t('feedback.manage_category_remove_ask', { name }),
      text: t('feedback.manage_category_remove_text'),
      action: t('feedback.manage_category_remove'),
      danger: true,
      run: () => run(() => remove.mutateAsync({ body: { id, version } }), t('feedback.manage_category_removed')),
    })
  return (
    <Card
      title={t('feedback.manage_categories')}
      action={
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
          {t('feedback.manage_category_add')}
        </Button>
      }
    >
      {content()}
      <CategoryDialog category={editing} onClose={() => setEditing(undefined)} onChanged={list.refetch} />
    </Card>
  )

  function content() {
    if (!list.data) {
      if (list.error) return <FailureBlock error={list.error} onRetry={() => void list.refetch()} />
      return <Skeleton active title={false} paragraph={{ rows: 5 }} />
    }
    if (list.data.length === 0) {
      const words = { title: t('feedback.manage_category_none'), text: t('feedback.manage_category_none_text') }
      return <StateBlock kind="empty" {...words} />
    }
    const ids = list.data.map(({ id }) => id)
    return (
      <ul className={styles.rows}>
        {list.data.map((category) => {
          const { id, name, isOn, feedbackCount: count, version } = category
          return (
            <li key={id} className={styles.row}>
              <span className={styles.stacked}>
                <span className={styles.title}>
                  {name}
                  {!isOn && <StateTag tone="neutral">{t('feedback.manage_category_off')}</StateTag>}
                </span>
                <span className={styles.quiet}>{t('feedback.manage_category_count', { count })}</span>
              </span>
              <span className={styles.acts}>
                <OrderButtons
                  ids={ids}
                  id={id}
                  name={name}
                  onMove={(beforeId) => void run(() => sort.mutateAsync({ body: { id, version, beforeId } }))}
                />
                <Button
                  type="text"
                  icon={<EditOutlined aria-hidden />}
                  aria-label={t('feedback.manage_category_edit_of', { name })}
                  onClick={() => setEditing(category)}
                />
                <Button
                  type="text"
                  danger
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t('feedback.manage_category_remove_of', { name })}
                  disabled={count > 0}
                  onClick={() => askRemove(category)}
                />
              </span>
            </li>
          )
        })}
      </ul>
    )
  }
}
