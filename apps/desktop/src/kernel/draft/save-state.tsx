import { CheckCircleOutlined, CloudSyncOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { useOnline } from '@sands/web/offline/connectivity'
import { Button } from 'antd'
import { useT } from '../text.ts'
import styles from './draft.module.css'
import type { SaverState } from './draft-saver.model.ts'

interface SaveStateProps {
  state: SaverState
  onRetry: () => void
}

/** Tells whether the document is stored. */
export function SaveState({ state: { status, draft, savedAt, reason }, onRetry }: SaveStateProps) {
  const t = useT()
  const [language] = useLanguage()
  const online = useOnline()
  const isBad = status === 'unanswered' || status === 'refused' || status === 'conflict'
  const words = () => {
    if (status === 'saved') {
      if (!draft || savedAt === null) return t('manage.draft_no_draft')
      const time = dateFormat(localeOf(language), isToday(savedAt) ? CLOCK : DAY).format(savedAt)
      return t('manage.draft_saved', { time })
    }
    if (!isBad) return t('manage.draft_saving')
    if (status === 'conflict') return t('manage.draft_unsaved_conflict')
    return online ? t('manage.draft_unsaved', { reason }) : t('manage.draft_unsaved_offline')
  }
  return (
    <p className={styles.state} data-bad={isBad} role="status">
      {isBad ? (
        <ExclamationCircleOutlined aria-hidden />
      ) : status === 'saved' ? (
        <CheckCircleOutlined aria-hidden />
      ) : (
        <CloudSyncOutlined aria-hidden />
      )}
      <span>{words()}</span>
      {(status === 'unanswered' || status === 'refused') && (
        <Button size="small" onClick={onRetry}>
          {t('kernel.retry')}
        </Button>
      )}
    </p>
  )
}

const CLOCK: Intl.DateTimeFormatOptions = { timeStyle: 'short' }
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }
const isToday = (moment: number) => new Date(moment).toDateString() === new Date().toDateString()
