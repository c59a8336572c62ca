import { Button, Modal } from 'antd'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useT } from '../../text.ts'
import styles from './name-dialog.module.css'
import { NameField } from './name-field.tsx'
import { useSubmit } from './use-submit.ts'

interface NameDialogProps {
  open: boolean
  title: string
  label: string
  start?: string
  /** The maximum length of the name. */
  mostLetters?: number
  /** The label of the button, a verb. */
  action: string
  /** Throws the error that the server returned, which is shown below the field; the typed name stays. */
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
  /** More fields below the name. */
  children?: ReactNode
}

/** Asks for a name. */
export function NameDialog({ open, title, onClose, ...form }: NameDialogProps) {
  return (
    <Modal open={open} title={title} footer={null} onCancel={onClose} destroyOnHidden>
      <NameForm {...form} onClose={onClose} />
    </Modal>
  )
}

type NameFormProps = Omit<NameDialogProps, 'open' | 'title'>

function NameForm({ label, start = '', mostLetters, action, onSave, onClose, children }: NameFormProps) {
  const t = useT()
  const [name, setName] = useState(start)
  const { submit, failure, setFailure, isBusy } = useSubmit()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setFailure(t('manage.name_missing'))
    await submit({ run: () => onSave(name.trim()), onDone: onClose })
  }
  return (
    <form className={styles.dialog} noValidate onSubmit={(event) => void save(event)}>
      <NameField
        label={label}
        value={name}
        fault={failure || undefined}
        mostLetters={mostLetters}
        onChange={(typed) => {
          setName(typed)
          setFailure('')
        }}
      />
      {children}
      <div className={styles.dialogActs}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
