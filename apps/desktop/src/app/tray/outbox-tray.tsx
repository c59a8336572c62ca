import { CloudUploadOutlined } from '@ant-design/icons'
import { discardItem, type OutboxItem, retryItem, retryOutbox, useOutbox } from '@sands/web/outbox/outbox'
import { Badge, Button, Popover } from 'antd'
import { useT } from '../../kernel/text.ts'
import { useConfirm } from '../../kernel/ui/form/use-confirm.ts'
import { ICON_CORNER } from '../../kernel/ui/icon-corner.ts'
import { popupContainer } from '../../kernel/ui/popup-container.ts'
import { StateTag } from '../../kernel/ui/state-tag.tsx'
import styles from './outbox-tray.module.css'

/** Actions that have not reached the server yet. Hidden while there are none. */
export function OutboxTray() {
  const t = useT()
  const items = useOutbox()
  if (items.length === 0) return null
  const list = (
    <div className={styles.tray}>
      <ul className={styles.list}>
        {items.map((item) => (
          <TrayItem key={item.id} item={item} />
        ))}
      </ul>
      <Button block onClick={() => void retryOutbox()}>
        {t('kernel.outbox_send_now')}
      </Button>
    </div>
  )
  return (
    <Popover
      trigger="click"
      getPopupContainer={popupContainer}
      placement="bottomRight"
      title={t('kernel.outbox')}
      content={list}
    >
      <Badge count={items.length} overflowCount={99} size="small" offset={ICON_CORNER}>
        <Button
          type="text"
          icon={<CloudUploadOutlined aria-hidden />}
          aria-label={t('manage.outbox_waiting', { count: items.length })}
        />
      </Badge>
    </Popover>
  )
}

function TrayItem({ item }: { item: OutboxItem }) {
  const t = useT()
  const confirm = useConfirm()
  const { id, label, state, reason } = item
  const askDiscard = () =>
    confirm({
      title: t('kernel.outbox_discard_title'),
      text: t('kernel.outbox_discard_text', { label }),
      action: t('kernel.outbox_discard'),
      danger: true,
      run: () => discardItem(id),
    })
  return (
    <li className={styles.item}>
      <span className={styles.label}>{label}</span>
      {state === 'waiting' && <StateTag tone="info">{t('kernel.outbox_waiting')}</StateTag>}
      {state === 'refused' && (
        <>
          <span className={styles.reason}>{t('kernel.outbox_refused', { reason: reason ?? '' })}</span>
          <Button size="small" onClick={() => void retryItem(id)}>
            {t('kernel.retry')}
          </Button>
          <Button size="small" danger onClick={askDiscard}>
            {t('kernel.outbox_discard')}
          </Button>
        </>
      )}
    </li>
  )
}
