import type { Id } from '@sands/contract/kernel/schema'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from './community.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

interface AuthorDisclosureProps {
  contentId: Id<'communityContent'>
}

/** One person asks for the author of anonymous content, a second one confirms; then both see the name. */
export function AuthorDisclosure({ contentId: id }: AuthorDisclosureProps) {
  const t = useT()
  const { full } = useMoments()
  const found = useCall('GET /sands-lms/api/v1/manage/community/disclosure/get', { query: { id } }, { staleTime: 0 })
  const ask = useAct('POST /sands-lms/api/v1/manage/community/disclosure/ask')
  const confirm = useAct('POST /sands-lms/api/v1/manage/community/disclosure/confirm')
  const end = useAct('POST /sands-lms/api/v1/manage/community/disclosure/end')
  const run = useRun(found.refetch)
  const [isAsking, setAsking] = useState(false)
  if (!found.data) return null
  const { state, reason, askedByName, askedAt, confirmedByName, confirmedAt, canConfirm, authorName } = found.data
  return (
    <section className={styles.form} aria-label={t('community.manage_disclosure')}>
      <h2 className={styles.heading}>{t('community.manage_disclosure')}</h2>
      <p className={styles.quiet}>{t('community.manage_disclosure_text')}</p>
      {state !== 'none' && (
        <Facts
          facts={[
            { label: t('community.manage_disclosure_asked'), value: `${askedByName} · ${askedAt && full(askedAt)}` },
            { label: t('community.manage_reason'), value: reason },
            ...(confirmedAt
              ? [
                  {
                    label: t('community.manage_disclosure_confirmed'),
                    value: `${confirmedByName} · ${full(confirmedAt)}`,
                  },
                ]
              : []),
            ...(authorName === null ? [] : [{ label: t('community.manage_author'), value: authorName }]),
          ]}
        />
      )}
      {state === 'asked' && canConfirm === 0 && (
        <p className={styles.quiet}>{t('community.manage_disclosure_waiting')}</p>
      )}
      <div className={styles.acts}>
        {state === 'none' && <Button onClick={() => setAsking(true)}>{t('community.manage_disclosure_ask')}</Button>}
        {canConfirm === 1 && (
          <Button disabled={confirm.isPending} onClick={() => void run(() => confirm.mutateAsync({ body: { id } }))}>
            {t('community.manage_disclosure_confirm')}
          </Button>
        )}
        {state === 'asked' && (
          <Button disabled={end.isPending} onClick={() => void run(() => end.mutateAsync({ body: { id } }))}>
            {t(canConfirm === 1 ? 'community.manage_disclosure_refuse' : 'community.manage_disclosure_withdraw')}
          </Button>
        )}
      </div>
      <ReasonDialog
        title={t('community.manage_disclosure_ask')}
        action={t('community.manage_disclosure_ask')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDone={(words) => run(() => ask.mutateAsync({ body: { id, reason: words } }))}
      />
    </section>
  )
}
