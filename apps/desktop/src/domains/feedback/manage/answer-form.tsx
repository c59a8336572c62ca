import type { ManagedFeedback } from '@sands/contract/feedback/feedback.model'
import { ANSWER_LENGTH } from '@sands/rules/feedback'
import { useAct } from '@sands/web/call/use-call'
import { Button, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from './feedback.module.css'

interface AnswerFormProps {
  feedback: ManagedFeedback
  onChanged: () => Promise<unknown>
}

export function AnswerForm({ feedback, onChanged }: AnswerFormProps) {
  const t = useT()
  const run = useRun(onChanged)
  const answer = useAct('POST /sands-system/api/v1/manage/question/answer')
  const [content, setContent] = useState('')
  const [fault, setFault] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (answer.isPending) return
    if (!content.trim()) return setFault(t('feedback.manage_answer_missing'))
    const { id, version } = feedback
    const isDone = await run(
      () => answer.mutateAsync({ body: { id, version, content: content.trim() } }),
      t('feedback.manage_answered'),
    )
    if (isDone) setContent('')
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <Field label={t('feedback.manage_answer')} required fault={fault} hint={t('feedback.manage_answer_hint')}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={4}
            maxLength={ANSWER_LENGTH}
            showCount
            value={content}
            onChange={({ target }) => {
              setContent(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" loading={answer.isPending}>
        {t('feedback.manage_answer_send')}
      </Button>
    </form>
  )
}
