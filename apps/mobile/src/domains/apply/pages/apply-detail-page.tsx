import type { ApplyDetail } from '@sands/contract/apply/apply.model'
import { idIn } from '@sands/contract/kernel/id'
import { answerFaults } from '@sands/rules/apply/form'
import { APPLY_GET, APPLY_SIGN_UP } from '@sands/web/apply/apply-calls'
import { useApplyForm } from '@sands/web/apply/use-apply-form'
import { attempt } from '@sands/web/call/attempt'
import { CallError, call } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { ApplyForm } from '../components/apply-form.tsx'
import { ApplyView } from '../components/apply-view.tsx'
import styles from './apply.module.css'

/** A sign-up: its form while the person can sign up, otherwise their state and the steps so far. */
export function ApplyDetailPage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = idIn<'apply'>(search.get('id'))
  const fetched = useCall(APPLY_GET, id ? { query: { id } } : null, { keep: true })
  const { data: signUp } = fetched
  const isGone = id === undefined || (fetched.error instanceof CallError && fetched.error.status === 404)
  if (signUp)
    return (
      <Opened
        key={`${signUp.applyId} ${signUp.entryState}`}
        signUp={signUp}
        cachedAt={fetched.cachedAt}
        onChanged={() => void fetched.refetch()}
      />
    )
  return (
    <Page title={t('apply.one')}>
      {isGone ? (
        <ErrorPictureState kind="gone" text={fetched.error?.message} />
      ) : fetched.isError ? (
        <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Page>
  )
}

interface OpenedProps {
  signUp: ApplyDetail
  cachedAt: Parameters<typeof CachedNote>[0]['at']
  onChanged: () => void
}

function Opened({ signUp, cachedAt, onChanged }: OpenedProps) {
  const t = useT()
  const form = useApplyForm(signUp)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isOpen = signUp.refusal === null
  const waits = signUp.seatsLeft !== null && signUp.seatsLeft <= 0
  const label = signUp.needsApproval === 1 ? 'apply.send_ask' : waits ? 'apply.send_wait' : 'apply.send'

  async function send() {
    setTried(true)
    const answers = form.answers.filter(({ key }) => signUp.fields.some((field) => field.key === key))
    if (isBusy || answerFaults(signUp.fields, answers).length > 0) return
    setBusy(true)
    const body = { id: signUp.applyId, answers: answers.map(({ key, values }) => ({ key, values: [...values] })) }
    const { data } = await attempt(() => call(APPLY_SIGN_UP, { body }))
    setBusy(false)
    if (data) {
      form.clear()
      const { state } = data
      if (state === 'booked' || state === 'waiting' || state === 'asked')
        showToast(t(`apply.sent_${state}`), { kind: 'success' })
    }
    // The call has shown a refusal; the page shows what is true now.
    onChanged()
  }

  return (
    <Page
      title={t('apply.one')}
      bottom={
        isOpen && (
          <Button block busy={isBusy} disabled={form.isUploading} onClick={() => void send()}>
            {t(label)}
          </Button>
        )
      }
    >
      <CachedNote at={cachedAt} />
      <div className={styles.stack}>
        <ApplyView signUp={signUp} onChanged={onChanged} />
        {isOpen && signUp.fields.length > 0 && <ApplyForm fields={signUp.fields} form={form} isTried={isTried} />}
      </div>
    </Page>
  )
}
