import { DeleteOutlined } from '@ant-design/icons'
import { WORD_ACTIONS, WORD_LENGTH, type WordAction } from '@sands/rules/community/watched-words'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Input, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from './community.module.css'

/** Words that keep content from being published, or let a moderator see it first. */
export function WordsCard() {
  const t = useT()
  const list = useCall('GET /sands-lms/api/v1/manage/community/word/list', {}, { staleTime: 0 })
  const create = useAct('POST /sands-lms/api/v1/manage/community/word/create')
  const remove = useAct('POST /sands-lms/api/v1/manage/community/word/remove')
  const run = useRun(list.refetch)
  const [word, setWord] = useState('')
  const [action, setAction] = useState<WordAction>('review')
  const add = async () => {
    const body = { word: word.trim(), action }
    if (await run(() => create.mutateAsync({ body }), t('community.manage_word_added'))) setWord('')
  }
  return (
    <Card title={t('community.manage_words')}>
      <div className={styles.add}>
        <Field label={t('community.manage_word')}>
          {(field) => (
            <Input
              {...field}
              value={word}
              maxLength={WORD_LENGTH}
              autoComplete="off"
              onChange={({ target }) => setWord(target.value)}
            />
          )}
        </Field>
        <Radio.Group
          aria-label={t('community.manage_word_action')}
          value={action}
          onChange={({ target }) => setAction(target.value)}
          options={WORD_ACTIONS.map((value) => ({ value, label: t(`community.manage_word_${value}`) }))}
        />
        <Button disabled={word.trim() === ''} loading={create.isPending} onClick={() => void add()}>
          {t('community.manage_word_add')}
        </Button>
      </div>
      {content()}
    </Card>
  )

  function content() {
    if (!list.data) {
      if (list.error) return <FailureBlock error={list.error} onRetry={() => void list.refetch()} />
      return <Skeleton active title={false} paragraph={{ rows: 3 }} />
    }
    return (
      <ul className={styles.rows}>
        {list.data.map(({ id, word: listed, action: done }) => (
          <li key={id} className={styles.row}>
            <span className={styles.stacked}>
              {listed}
              <span className={styles.quiet}>{t(`community.manage_word_${done}`)}</span>
            </span>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('community.manage_remove_of', { name: listed })}
              onClick={() => void run(() => remove.mutateAsync({ body: { id } }), t('community.manage_word_removed'))}
            />
          </li>
        ))}
      </ul>
    )
  }
}
