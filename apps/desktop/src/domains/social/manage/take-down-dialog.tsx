import type { ManagedComment } from '@sands/contract/social/social.model'
import { useAct } from '@sands/web/call/use-call'
import { Button, Input, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import styles from './comments.module.css'

const MOST_LETTERS = 200
const REASONS = ['unkind', 'advert', 'private', 'off_topic'] as const

interface TakeDownDialogProps {
  /** The dialog is open while a comment is set. */
  comment: ManagedComment | undefined
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** Takes a comment down, with a reason for its author. */
export function TakeDownDialog({ comment, onClose, onChanged }: TakeDownDialogProps) {
  const t = useT()
  return (
    <Modal
      open={comment !== undefined}
      title={comment && t('social.manage_take_down_ask', { name: comment.author.name })}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {comment && <TakeDownForm comment={comment} onClose={onClose} onChanged={onChanged} />}
    </Modal>
  )
}

function TakeDownForm({ comment, onClose, onChanged }: TakeDownDialogProps & { comment: ManagedComment }) {
  const t = useT()
  const remove = useAct('POST /sands-system/api/v1/manage/comment/remove')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const { submit, isBusy } = useSubmit()
  const choose = (text: string) => {
    setReason(text)
    setFault(undefined)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason.trim()) return setFault(t('social.manage_reason_missing'))
    await submit({
      run: () => remove.mutateAsync({ body: { id: comment.id, reason: reason.trim() } }),
      done: t('social.manage_take_down_done'),
      onDone: () => {
        onClose()
        return onChanged()
      },
      // The call layer has shown the error.
      onRefused: async () => {
        await onChanged()
        return true
      },
    })
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <blockquote className={styles.quote}>{comment.content || t('social.manage_no_words')}</blockquote>
      <Field label={t('social.manage_reason')} required fault={fault} hint={t('social.manage_reason_hint')}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={3}
            maxLength={MOST_LETTERS}
            value={reason}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Field>
      <fieldset className={styles.reasons}>
        <legend className="visually-hidden">{t('social.manage_reasons')}</legend>
        {REASONS.map((name) => {
          const text = t(`social.manage_reason_${name}`)
          return (
            <Button key={name} size="small" aria-pressed={reason === text} onClick={() => choose(text)}>
              {text}
            </Button>
          )
        })}
      </fieldset>
      <div className={styles.formActs}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" danger htmlType="submit" loading={isBusy}>
          {t('social.manage_take_down')}
        </Button>
      </div>
    </form>
  )
}
