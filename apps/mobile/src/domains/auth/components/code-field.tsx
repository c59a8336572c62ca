import type { CodeSent } from '@sands/contract/auth/code.model'
import { CODE_LENGTH } from '@sands/rules/auth/code'
import { CallError } from '@sands/web/call/call'
import { waitSeconds } from '@sands/web/call/call-error'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { TextField } from '../../../kernel/ui/field.tsx'
import { useCountdown } from '../use-countdown.ts'
import styles from './code-form.module.css'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error: string | undefined
  /** Asks for a code. Null while there is nowhere to send it; `onMissing` says so. */
  send: (() => Promise<CodeSent>) | null
  onMissing: () => void
}

/** The six digits, with the button that asks for them and the seconds until it may be asked again. */
export function CodeField({ value, onChange, onBlur, error, send, onMissing }: CodeFieldProps) {
  const t = useT()
  const [left, startWait] = useCountdown()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<CodeSent>()
  const [failure, setFailure] = useState('')

  const ask = async () => {
    if (!send) return onMissing()
    if (busy || left > 0) return
    setBusy(true)
    setFailure('')
    try {
      const answer = await send()
      setSent(answer)
      startWait(answer.seconds)
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem
      setFailure(problem.msg)
      const seconds = waitSeconds(problem)
      if (seconds) startWait(seconds)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <TextField
        label={t('auth.code')}
        hint={t('auth.code_hint')}
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={CODE_LENGTH}
        value={value}
        onChange={(next) => onChange(next.replaceAll(/\D/g, ''))}
        onBlur={onBlur}
        error={error}
        end={
          <button type="button" className={styles.send} disabled={left > 0} onClick={() => void ask()}>
            {left > 0 ? t('auth.code_again', { seconds: left }) : t('auth.code_get')}
          </button>
        }
      />
      <p className={styles.message} role="alert">
        {failure}
      </p>
      {sent && !sent.simulated && (
        <p className={styles.note} role="status">
          {t('auth.code_sent', { minutes: sent.minutes })}
        </p>
      )}
      {sent?.simulated && (
        <p className={styles.simulated} role="status">
          {t('auth.code_simulated', { code: sent.simulated })}
          <button type="button" className={styles.fill} onClick={() => onChange(sent.simulated ?? '')}>
            {t('auth.code_fill')}
          </button>
        </p>
      )}
    </>
  )
}
