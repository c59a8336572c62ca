import { useAct } from '@sands/web/call/use-call'
import { deviceId } from '@sands/web/device/device-id'
import { useT } from '@sands/web/i18n/i18n'
import { SIGN_IN_OPEN } from '@sands/web/training/training-calls'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { ErrorPictureState } from '../../../kernel/ui/page/states.tsx'
import { useTaskId } from '../use-task-id.ts'
import styles from './training.module.css'

const CODE_LENGTH = 6
const NUMBER_LENGTH = 60

/** Sign-in for members who have no account session on this device. */
export function OpenSignPage() {
  const t = useT()
  const taskId = useTaskId()
  const [search] = useSearchParams()
  const scanned = search.get('code') ?? ''
  const [code, setCode] = useState('')
  const [number, setNumber] = useState('')
  const signing = useAct(SIGN_IN_OPEN)
  const { data } = signing
  if (!taskId)
    return (
      <Page title={t('training.open_title')}>
        <ErrorPictureState kind="gone" />
      </Page>
    )
  if (data)
    return (
      <Page title={t('training.open_title')}>
        <section className={styles.card} role="status">
          <CircleCheck size={48} aria-hidden />
          <h2 className={styles.name}>{t('training.open_done', { name: data.taskName })}</h2>
        </section>
      </Page>
    )

  // A refusal is shown by the call, and what was typed stays.
  const sign = () =>
    signing.mutate({
      body: { taskId, code: scanned || code, number, deviceId: deviceId() },
    })

  return (
    <Page
      title={t('training.open_title')}
      bottom={
        <Button
          block
          busy={signing.isPending}
          disabled={number.trim() === '' || (scanned === '' && code.length < CODE_LENGTH)}
          onClick={sign}
        >
          {t('training.sign_do')}
        </Button>
      }
    >
      <section className={styles.card}>
        <p className={styles.meta}>{t('training.open_hint')}</p>
        {scanned === '' && (
          <TextField
            label={t('training.sign_code')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={CODE_LENGTH}
            value={code}
            onChange={(value) => setCode(value.replace(/\D/g, ''))}
          />
        )}
        <TextField
          label={t('training.open_number')}
          autoComplete="off"
          maxLength={NUMBER_LENGTH}
          value={number}
          onChange={setNumber}
        />
      </section>
    </Page>
  )
}
