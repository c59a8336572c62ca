import type { FactorChallenge } from '@sands/contract/auth/factor.model'
import { NOT_SIGNED_IN, SIGNED_OUT } from '@sands/contract/kernel/codes'
import type { FactorWay } from '@sands/rules/auth/factor'
import { type FormEvent, useEffect, useState } from 'react'
import { CallError } from '../call/call-error.ts'
import { send } from '../call/send.ts'
import { deviceId } from '../device/device-id.ts'
import { useT } from '../i18n/i18n.ts'
import { signOut } from '../session/session.ts'
import styles from './dialog-frame.module.css'
import { DialogFrame } from './dialog-frame.tsx'
import { askPasskey } from './passkey.ts'

const CHALLENGE = 'GET /sands-user/api/v1/auth/second-factor/challenge'
const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'

const FILL = {
  totp: { autoComplete: 'one-time-code', inputMode: 'numeric', type: 'text' },
  recovery: { autoComplete: 'off', inputMode: 'text', type: 'text' },
  password: { autoComplete: 'current-password', inputMode: 'text', type: 'password' },
} as const

const isOver = (error: unknown): boolean =>
  error instanceof CallError && (error.code === NOT_SIGNED_IN || error.code === SIGNED_OUT)

interface ProofDialogProps {
  token: string
  /** The second step of a sign-in; otherwise a proof before something grave. */
  isSignIn: boolean
  /** With the error when the session is over. */
  close: (result: boolean | CallError) => void
}

function textOf({ isEmpty, isSignIn }: { isEmpty: boolean; isSignIn: boolean }) {
  if (isEmpty) return isSignIn ? 'auth.proof_none' : 'auth.proof_again'
  return isSignIn ? 'auth.proof_sign_in' : 'auth.proof_text'
}

/** The person proves that it is them, in one of the ways that they have. */
export function ProofDialog({ token, isSignIn, close }: ProofDialogProps) {
  const t = useT()
  const [challenge, setChallenge] = useState<FactorChallenge | null>(null)
  const [way, setWay] = useState<FactorWay | null>(null)
  const [secret, setSecret] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const names: Readonly<Record<FactorWay, string>> = {
    totp: t('auth.factor_totp'),
    passkey: t('auth.factor_passkey'),
    recovery: t('auth.factor_recovery'),
    password: t('auth.factor_password'),
  }
  const labels = {
    totp: t('auth.factor_code'),
    recovery: t('auth.factor_code_recovery'),
    password: t('auth.factor_password'),
  }

  const load = async () => {
    const next = (await send({ key: CHALLENGE, token })) as FactorChallenge
    setChallenge(next)
    setWay((before) => before ?? next.ways[0] ?? null)
  }
  const said = (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    const { code, status } = error
    if (isOver(error)) close(new CallError({ code, status, msg: t('auth.proof_over') }))
    else setFault(error.msg)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => void load().catch(said), [])

  const prove = async (body: object) => {
    setBusy(true)
    setFault('')
    try {
      await send({ key: PROVE, token, body: { ...body, deviceId: deviceId() } })
      close(true)
    } catch (error) {
      said(error)
      setSecret('')
      // A challenge is good once.
      if (!isOver(error)) await load().catch(said)
    } finally {
      setBusy(false)
    }
  }
  const provePasskey = async () => {
    if (!challenge?.passkey) return
    const passkey = await askPasskey(challenge.passkey)
    if (!passkey) return setFault(t('auth.factor_no_passkey'))
    await prove({ way: 'passkey', challengeToken: challenge.challengeToken, passkey })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !way) return
    if (way === 'passkey') void provePasskey()
    // Codes are copied with blanks around them; a password may have its own.
    else if (secret.trim()) void prove({ way, secret: way === 'password' ? secret : secret.trim() })
  }
  const others = (challenge?.ways ?? []).filter((other) => other !== way)
  const isEmpty = challenge?.ways.length === 0
  const signInAgain = () => {
    close(false)
    void signOut({ everywhere: false })
  }
  return (
    <DialogFrame title={t('auth.proof_title')} text={t(textOf({ isEmpty, isSignIn }))} onCancel={() => close(false)}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {way && way !== 'passkey' && (
          <label className={styles.label}>
            {labels[way]}
            <input
              key={way}
              className={styles.input}
              {...FILL[way]}
              // biome-ignore lint/a11y/noAutofocus: the dialog has one field
              autoFocus
              maxLength={200}
              value={secret}
              onChange={({ target }) => setSecret(target.value)}
            />
          </label>
        )}
        <p className={styles.fault} role="alert">
          {fault}
        </p>
        {way && (
          <button type="submit" className={styles.main} disabled={isBusy}>
            {way === 'passkey' ? t('auth.proof_use', { way: names.passkey }) : t('auth.factor_confirm')}
          </button>
        )}
        {isEmpty && !isSignIn && (
          <button type="button" className={styles.main} onClick={signInAgain}>
            {t('auth.proof_sign_in_again')}
          </button>
        )}
        {others.map((other) => (
          <button
            key={other}
            type="button"
            className={styles.other}
            onClick={() => {
              setWay(other)
              setSecret('')
              setFault('')
            }}
          >
            {t('auth.proof_use', { way: names[other] })}
          </button>
        ))}
        <button type="button" className={styles.other} onClick={() => close(false)}>
          {t('auth.factor_cancel')}
        </button>
      </form>
    </DialogFrame>
  )
}
