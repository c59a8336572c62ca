import { Alert, Button } from 'antd'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SwitchLine } from '../draft/switch-line.tsx'
import type { MadeContent, MakerProps } from '../screens.ts'
import { useT } from '../text.ts'
import { NameField } from '../ui/form/name-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import styles from './maker-form.module.css'

interface MakerFormProps extends MakerProps {
  /** The label of the name. */
  label: string
  mostLetters: number
  /** The label of the button, a verb. */
  action: string
  /** For those who may publish it: whether enough is filled in. Without it a draft is made. */
  publish?: { isReady: boolean } | undefined
  /** Throws the error that the server returned, which is shown; what was typed stays. */
  make: (wanted: { name: string; publishes: boolean }) => Promise<MadeContent>
  /** More fields below the name. */
  children?: ReactNode
}

/** The few fields that a new thing needs, in a drawer. */
export function MakerForm(props: MakerFormProps) {
  const { label, mostLetters, action, publish, make, children, onMade, onDirty, onClose } = props
  const t = useT()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [wants, setWants] = useState(true)
  const { submit, failure, isBusy } = useSubmit()
  const publishes = publish?.isReady === true && wants
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setMissing(true)
    await submit({ run: () => make({ name: name.trim(), publishes }), onDone: onMade })
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <NameField
        label={label}
        value={name}
        mostLetters={mostLetters}
        fault={isMissing ? t('manage.name_missing') : undefined}
        onChange={(typed) => {
          setName(typed)
          setMissing(false)
          onDirty(typed !== '')
        }}
      />
      {children}
      {publish ? (
        <SwitchLine
          label={t('manage.make_publish')}
          hint={t(publish.isReady ? 'manage.make_publish_hint' : 'manage.make_publish_not_yet')}
          checked={publishes}
          isDisabled={!publish.isReady}
          onChange={setWants}
        />
      ) : (
        <Alert type="info" showIcon title={t('manage.make_draft')} />
      )}
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <div className={styles.acts}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
