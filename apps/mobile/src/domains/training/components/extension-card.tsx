import type { Homework } from '@sands/contract/training/homework.model'
import { EXTENSION_REASON_LENGTH } from '@sands/rules/training/extension'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { EXTENSION_ASK, EXTENSION_WITHDRAW } from '@sands/web/training/training-calls'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import styles from '../pages/training.module.css'

interface ExtensionCardProps {
  homework: Homework
  onChanged: () => void
}

/** More time for a task: the last request with its answer, and the form for a new one. */
export function ExtensionCard({ homework, onChanged }: ExtensionCardProps) {
  const t = useT()
  const texts = useTrainingTexts()
  const [isOpen, setOpen] = useState(false)
  const withdrawing = useAct(EXTENSION_WITHDRAW)
  const { extension, extensionRefusal, trainingTaskId: taskId } = homework
  const canAsk = extensionRefusal === null
  if (!extension && !canAsk) return null

  async function takeBack() {
    try {
      await withdrawing.mutateAsync({ body: { taskId } })
      showToast(t('training.extension_taken_back'), { kind: 'success' })
    } catch {
      // The reason is shown by the call.
    }
    onChanged()
  }

  return (
    <section className={styles.card} aria-label={t('training.extension')}>
      {extension && (
        <>
          <h2 className={styles.name}>{t('training.extension')}</h2>
          <p role="status">{t(`training.extension_state_${extension.state}`)}</p>
          <p className={styles.meta}>
            {extension.state === 'granted'
              ? t('training.extension_given', { time: texts.moment(extension.untilTime) })
              : t('training.extension_wish', { time: texts.moment(extension.untilTime) })}
          </p>
          <p className={styles.notice}>{t('training.extension_why', { reason: extension.reason })}</p>
          {extension.decision && (
            <p className={styles.notice}>{t('training.extension_answer', { reason: extension.decision })}</p>
          )}
          {extension.state === 'asked' && (
            <Button look="plain" block busy={withdrawing.isPending} onClick={() => void takeBack()}>
              {t('training.extension_withdraw')}
            </Button>
          )}
        </>
      )}
      {canAsk &&
        (isOpen ? (
          <ExtensionForm
            homework={homework}
            onClose={() => setOpen(false)}
            onSent={() => {
              setOpen(false)
              onChanged()
            }}
          />
        ) : (
          <Button look="plain" block onClick={() => setOpen(true)}>
            {t(extension ? 'training.extension_again' : 'training.extension_ask')}
          </Button>
        ))}
    </section>
  )
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A moment as the field for times shows it, by the clock of the device. */
function fieldTime(at: number): string {
  const moment = new Date(at)
  return new Date(at - moment.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}

interface ExtensionFormProps {
  homework: Homework
  onClose: () => void
  onSent: () => void
}

function ExtensionForm({ homework, onClose, onSent }: ExtensionFormProps) {
  const t = useT()
  const has = Date.parse(homework.dueTime ?? homework.cutOffTime ?? '')
  const [until, setUntil] = useState(() => fieldTime(Math.max(has || 0, Date.now()) + 3 * DAY_MS))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const asking = useAct(EXTENSION_ASK)
  const moment = new Date(until)
  const isWhole = !Number.isNaN(moment.getTime()) && reason.trim() !== ''

  async function send() {
    setTried(true)
    if (!isWhole) return
    try {
      await asking.mutateAsync({ body: { taskId: homework.trainingTaskId, until: moment.toISOString(), reason } })
    } catch {
      // The reason is shown by the call; what was typed stays.
      return
    }
    showToast(t('training.extension_sent'), { kind: 'success' })
    onSent()
  }

  return (
    <>
      <TextField
        type="datetime-local"
        label={t('training.extension_until')}
        max="9999-12-31T23:59"
        value={until}
        onChange={setUntil}
      />
      <AreaField
        label={t('training.extension_reason')}
        rows={3}
        maxLength={EXTENSION_REASON_LENGTH}
        value={reason}
        onChange={setReason}
        error={tried && !isWhole ? t('training.extension_missing') : undefined}
      />
      <Button look="soft" block busy={asking.isPending} onClick={() => void send()}>
        {t('training.extension_send')}
      </Button>
      <Button look="plain" block onClick={onClose}>
        {t('training.extension_cancel')}
      </Button>
    </>
  )
}
