import { UploadOutlined } from '@ant-design/icons'
import { isUnderWay } from '@sands/web/upload/upload-item'
import { UploadList } from '@sands/web/upload/upload-list.tsx'
import { clearUploads, useUploads } from '@sands/web/upload/uploads'
import { Badge, Button, Popover } from 'antd'
import { useState } from 'react'
import { useT } from '../kernel/text.ts'
import { beside } from '../kernel/ui/beside.ts'
import styles from './upload-tray.module.css'

/** Files on their way, wherever the person goes meanwhile. Opens by itself when there is something new to see. */
export function UploadTray() {
  const t = useT()
  const items = useUploads()
  const [open, setOpen] = useState(true)
  const [known, setKnown] = useState(items.length)
  if (items.length !== known) {
    setKnown(items.length)
    if (items.length > known) setOpen(true)
  }
  const going = items.filter(isUnderWay).length
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      getPopupContainer={beside}
      placement="bottomRight"
      title={going > 0 ? t('media.uploads_going', { count: going }) : t('media.uploads')}
      content={
        <div className={styles.tray}>
          <div className={styles.list}>
            <UploadList />
          </div>
          {items.some(({ state }) => state === 'done') && (
            <Button block onClick={clearUploads}>
              {t('media.upload_clear')}
            </Button>
          )}
        </div>
      }
    >
      <Badge count={going} size="small">
        <Button
          type="text"
          icon={<UploadOutlined aria-hidden />}
          aria-label={going > 0 ? t('media.uploads_going', { count: going }) : t('media.uploads')}
        />
      </Badge>
    </Popover>
  )
}
