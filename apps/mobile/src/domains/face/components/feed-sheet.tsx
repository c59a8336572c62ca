import type { CallData } from '@sands/contract/calls'
import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import { copyText } from '@sands/web/device/copy-text'
import { FACE_FEED, FACE_FEED_DELETE, FACE_FEED_RENEW } from '@sands/web/face/face-calls'
import { useFaceTimes } from '@sands/web/face/use-face-times'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from '../pages/face.module.css'

/** The address at which the person's calendar reads their sessions. */
export function FeedSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const feed = useCall(FACE_FEED, {}, { staleTime: 0 })
  return (
    <Sheet title={t('face.feed')} open onClose={onClose}>
      {feed.data !== undefined ? (
        <FeedActs feed={feed.data} onClose={onClose} />
      ) : feed.isError ? (
        <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
      ) : (
        <RowsSkeleton rows={2} />
      )}
    </Sheet>
  )
}

function FeedActs({ feed, onClose }: { feed: CallData<typeof FACE_FEED>; onClose: () => void }) {
  const t = useT()
  const times = useFaceTimes()
  const renew = useAct(FACE_FEED_RENEW)
  const remove = useAct(FACE_FEED_DELETE)
  const [url, setUrl] = useState<string | null>(null)

  async function create() {
    const { data } = await attempt(() => renew.mutateAsync({}))
    if (data) setUrl(data.url)
  }
  async function stop() {
    const { error } = await attempt(() => remove.mutateAsync({}))
    if (error) return
    showToast(t('face.feed_stopped'), { kind: 'success' })
    onClose()
  }
  async function copy(address: string) {
    const isCopied = await copyText(address)
    showToast(t(isCopied ? 'face.feed_copied' : 'face.feed_copy_failed'), { kind: isCopied ? 'success' : 'error' })
  }

  return (
    <div className={styles.stack}>
      <p className={styles.notice}>{t('face.feed_text')}</p>
      {url ? (
        <>
          <TextField label={t('face.feed_address')} value={url} readOnly onChange={() => undefined} />
          <Button block onClick={() => void copy(url)}>
            {t('face.feed_copy')}
          </Button>
          <a className={styles.link} href={url.replace(/^https?:/, 'webcal:')}>
            {t('face.feed_open')}
          </a>
        </>
      ) : (
        <>
          {feed && <p className={styles.notice}>{t('face.feed_since', { time: times.moment(feed.createdAt) })}</p>}
          <Button block busy={renew.isPending} onClick={() => void create()}>
            {t(feed ? 'face.feed_renew' : 'face.feed_create')}
          </Button>
          {feed && (
            <Button look="soft" block busy={remove.isPending} onClick={() => void stop()}>
              {t('face.feed_stop')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
