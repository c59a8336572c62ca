import { ClockCircleOutlined } from '@ant-design/icons'
import type { Publication } from '@sands/contract/review/publication.model'
import { APPROVAL_REASON_LENGTH } from '@sands/rules/review/approval'
import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../text.ts'
import { Field } from '../../ui/form/field.tsx'
import { useRun } from '../../ui/form/use-run.ts'
import styles from './publication-request.module.css'

interface PublicationRequestProps {
  /** Undefined until it is known. */
  publication: Publication | undefined
  name: string
  /** When the stored draft was changed: it may be newer than the answer about the request. */
  updatedAt: string
  /** The name of the right that the person does not have. */
  right: string
  /** There is nothing to publish, or it cannot be published like this. */
  disabled: boolean
  /** Stores what is not stored yet, and asks. */
  ask: (reason: string) => Promise<unknown>
  withdraw: () => Promise<unknown>
  reload: () => Promise<unknown>
}

/** For authors who may not publish: asks for it, shows that it waits, and takes it back. */
export function PublicationRequest(props: PublicationRequestProps) {
  const { publication, updatedAt, disabled, withdraw, reload } = props
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const run = useRun(reload)
  if (!publication) return null
  const { request } = publication
  const isOld = request !== null && (request.isOld === 1 || updatedAt > request.createTime)
  const takeBack = async () => {
    setBusy(true)
    await run(withdraw, t('manage.ask_withdrawn'))
    setBusy(false)
  }
  return (
    <>
      {request && (
        <p className={styles.state} role="status">
          <ClockCircleOutlined aria-hidden />{' '}
          {isOld ? t('manage.ask_old') : t('manage.ask_waiting', { name: request.askerName })}
        </p>
      )}
      {request?.isOwn === 1 && (
        <Button loading={isBusy} onClick={() => void takeBack()}>
          {t('manage.ask_withdraw')}
        </Button>
      )}
      {(!request || (isOld && request.isOwn === 1)) && (
        <Button type="primary" disabled={disabled} onClick={() => setOpen(true)}>
          {request ? t('manage.ask_again') : t('manage.ask_publish')}
        </Button>
      )}
      {isOpen && <AskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

interface AskDialogProps extends Pick<PublicationRequestProps, 'name' | 'right' | 'ask' | 'reload'> {
  onClose: () => void
}

function AskDialog({ name, right, ask, reload, onClose }: AskDialogProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const run = useRun(reload)
  const send = async () => {
    setBusy(true)
    const isDone = await run(() => ask(reason), t('manage.ask_done'))
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Modal
      open
      title={t('manage.ask_title', { name })}
      okText={t('manage.ask_send')}
      cancelText={t('kernel.cancel')}
      confirmLoading={isBusy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={styles.dialog}>
        <p>{t('manage.ask_note', { right })}</p>
        <Field label={t('manage.ask_reason')}>
          {({ id }) => (
            <Input.TextArea
              id={id}
              rows={3}
              maxLength={APPROVAL_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </div>
    </Modal>
  )
}
