import type { BatchId } from '@sands/contract/kernel/schema'
import { call } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { loadHost } from '@sands/web/hosts/load-host'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './account.module.css'

const ASK_MS = 1500
const isOver = (state: string | undefined): boolean => state === 'done' || state === 'failed' || state === 'cancelled'

interface OwnDataFileProps {
  batchId: BatchId
  onAgain: () => void
}

/** The file with the person's data while it is made, and its download. */
export function OwnDataFile({ batchId, onAgain }: OwnDataFileProps) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [waits, setWaits] = useState(true)
  const batch = useCall(
    'GET /sands-system/api/v1/ops/batch/get',
    { query: { id: batchId } },
    { silent: true, refetchInterval: waits ? ASK_MS : false },
  )
  const state = batch.data?.state
  if (waits && isOver(state)) setWaits(false)
  const fetchFile = async () => {
    setBusy(true)
    // The call layer has said why it failed.
    const file = await call('GET /sands-system/api/v1/ops/batch/file', { query: { id: batchId } }).catch(() => null)
    setBusy(false)
    if (!file) return
    // A shell fetches the file itself, so it needs the whole address.
    const { href: url } = new URL(file.url, window.location.href)
    await (await loadHost()).download({ url, fileName: 'own-data.json', mime: 'application/json' })
  }
  if (state === 'done')
    return (
      <Button block busy={isBusy} onClick={() => void fetchFile()}>
        {t('auth.data_save')}
      </Button>
    )
  if (state === 'failed' || state === 'cancelled')
    return (
      <>
        <p className={styles.text} role="alert">
          {t('auth.data_failed')}
        </p>
        <Button block look="soft" onClick={onAgain}>
          {t('auth.download_data')}
        </Button>
      </>
    )
  return (
    <p className={styles.text} role="status">
      {t('auth.data_making')}
    </p>
  )
}
