import { CallError } from '@sands/web/call/call'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../../text.ts'
import { StateBlock } from './state-block.tsx'

interface FailureBlockProps {
  /** Null when nothing was asked: the address names nothing. */
  error: unknown
  onRetry: () => void
  page?: boolean
  /** A link elsewhere, for content that may not exist: trying again would not help. */
  way?: ReactNode
}

const NOT_FOUND = 404

/** The server's error message, and a button to try again. */
export function FailureBlock({ error, onRetry, page = false, way }: FailureBlockProps) {
  const t = useT()
  const known = error instanceof CallError ? error : null
  if (error === null && way) return <StateBlock kind="lost" page={page} title={t('kernel.gone_title')} actions={way} />
  return (
    <StateBlock
      kind="error"
      page={page}
      alert
      title={known?.msg || t('kernel.error_title')}
      text={known?.network ? t('manage.failed_network') : known?.msg ? undefined : t('kernel.error_text')}
      actions={
        <>
          {!(way && known?.status === NOT_FOUND) && <Button onClick={onRetry}>{t('kernel.retry')}</Button>}
          {way}
        </>
      }
    />
  )
}
