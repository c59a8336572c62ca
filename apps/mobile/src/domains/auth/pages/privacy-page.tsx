import type { BatchId } from '@sands/contract/kernel/schema'
import { settingsLinks } from '@sands/contract/settings/settings.links'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { showToast } from '@sands/web/toast/toast'
import { ClipboardList, FileText, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from '../components/account.module.css'
import { OwnDataFile } from '../components/own-data-file.tsx'

/** What is stored about the person, their data as a file, the agreements, and the request for deletion. */
export function PrivacyPage() {
  const t = useT()
  const timeAgo = useTimeAgo()
  const info = useCall('GET /sands-user/api/v1/user/privacy/info', undefined, { staleTime: 0 })
  const download = useAct('POST /sands-user/api/v1/user/privacy/download')
  const request = useAct('POST /sands-user/api/v1/user/privacy/request-deletion')
  const withdraw = useAct('POST /sands-user/api/v1/user/privacy/withdraw-deletion')
  const [batchId, setBatchId] = useState<BatchId | null>(null)
  const { data } = info
  // The call layer has said why it failed.
  const quietly = (work: Promise<unknown>) => work.then(() => true).catch(() => false)

  const agreed = (wanted: 'user' | 'privacy') => {
    const consent = data?.consents.find(({ kind }) => kind === wanted)
    if (!consent) return {}
    return { detail: t('auth.consent_version', { version: consent.version, time: timeAgo(consent.agreedAt) }) }
  }

  const take = async () => {
    // The call layer has said why it failed.
    const made = await download.mutateAsync({}).catch(() => undefined)
    if (made) setBatchId(made.batchId)
  }
  const requestDeletion = async () => {
    const question = { title: t('auth.deletion_ask'), text: t('auth.deletion_ask_text') }
    if (!(await ask({ ...question, confirm: t('auth.deletion_request'), danger: true }))) return
    if (await quietly(request.mutateAsync({ body: { reason: '' } })))
      showToast(t('auth.deletion_requested'), { kind: 'success' })
    await info.refetch()
  }
  const takeBack = async () => {
    if (await quietly(withdraw.mutateAsync({}))) showToast(t('auth.deletion_withdrawn'), { kind: 'success' })
    await info.refetch()
  }

  return (
    <Page title={t('auth.privacy')}>
      {!data && info.isError && <ErrorState error={info.error} onRetry={() => void info.refetch()} />}
      {!data && !info.isError && <RowsSkeleton rows={6} />}
      {data && (
        <>
          <ListGroup title={t('auth.stored')} note={t('auth.stored_note')}>
            {data.kinds.map(({ kind, count }) => (
              <ListRow key={kind} label={t(`auth.stored_${kind}`)} detail={t('auth.stored_count', { count })} />
            ))}
          </ListGroup>
          <ListGroup title={t('auth.consents')} note={t('auth.consents_note')}>
            <ListRow
              icon={FileText}
              label={t('settings.user_agreement')}
              to={settingsLinks.userAgreement()}
              {...agreed('user')}
            />
            <ListRow
              icon={ShieldCheck}
              label={t('settings.privacy_policy')}
              to={settingsLinks.privacyPolicy()}
              {...agreed('privacy')}
            />
            <ListRow
              icon={ClipboardList}
              label={t('settings.collected_information')}
              to={settingsLinks.collectedInformation()}
            />
          </ListGroup>
          {data.deletion && (
            <p className={styles.text} role="status">
              {[t(`auth.deletion_${data.deletion.state}`), data.deletion.note].filter(Boolean).join(' · ')}
            </p>
          )}
          <div className={styles.acts}>
            {batchId ? (
              <OwnDataFile batchId={batchId} onAgain={() => setBatchId(null)} />
            ) : (
              <Button block look="soft" busy={download.isPending} onClick={() => void take()}>
                {t('auth.download_data')}
              </Button>
            )}
            {data.deletion?.state === 'waiting' ? (
              <Button block look="plain" busy={withdraw.isPending} onClick={() => void takeBack()}>
                {t('auth.deletion_withdraw')}
              </Button>
            ) : (
              <Button block look="danger" busy={request.isPending} onClick={() => void requestDeletion()}>
                {t('auth.deletion_request')}
              </Button>
            )}
          </div>
        </>
      )}
    </Page>
  )
}
