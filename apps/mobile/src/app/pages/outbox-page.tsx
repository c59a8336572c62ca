import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { discardItem, type OutboxItem, retryItem, retryOutbox, useOutbox } from '@sands/web/outbox/outbox'
import { CircleAlert, Clock } from 'lucide-react'
import { Button } from '../../kernel/ui/button.tsx'
import { ask } from '../../kernel/ui/float/ask.ts'
import { Page } from '../../kernel/ui/page/page.tsx'
import { EmptyState } from '../../kernel/ui/page/states.tsx'
import styles from './outbox-page.module.css'

function OutboxRow({ item }: { item: OutboxItem }) {
  const t = useT()
  const [language] = useLanguage()
  const refused = item.state === 'refused'
  const Icon = refused ? CircleAlert : Clock
  const when = dateFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' })
  const discard = async () => {
    const sure = await ask({
      title: t('kernel.outbox_discard_title'),
      text: t('kernel.outbox_discard_text', { label: item.label }),
      confirm: t('kernel.outbox_discard'),
      danger: true,
    })
    if (sure) await discardItem(item.id)
  }
  return (
    <li className={styles.item}>
      <Icon size={20} aria-hidden className={refused ? styles.refused : styles.waiting} />
      <div className={styles.words}>
        <p className={styles.label}>{item.label}</p>
        <p className={refused ? styles.reason : styles.meta}>
          {refused ? t('kernel.outbox_refused', { reason: item.reason ?? '' }) : t('kernel.outbox_waiting')}
        </p>
        <p className={styles.meta}>{when.format(item.createdAt)}</p>
        {refused && (
          <div className={styles.actions}>
            <Button look="plain" onClick={() => void discard()}>
              {t('kernel.outbox_discard')}
            </Button>
            <Button look="soft" onClick={() => void retryItem(item.id)}>
              {t('kernel.retry')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

/** All writes that this device has not sent yet. */
export function OutboxPage() {
  const t = useT()
  const items = useOutbox()
  const waiting = items.some((item) => item.state === 'waiting')
  const sendNow = (
    <Button block onClick={() => void retryOutbox()}>
      {t('kernel.outbox_send_now')}
    </Button>
  )
  return (
    <Page title={t('kernel.outbox')} bottom={waiting ? sendNow : undefined}>
      {items.length === 0 ? (
        <EmptyState title={t('kernel.outbox_empty')} text={t('kernel.outbox_empty_text')} />
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <OutboxRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Page>
  )
}
