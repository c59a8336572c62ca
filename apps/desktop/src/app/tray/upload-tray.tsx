import { UploadOutlined } from '@ant-design/icons'
import { UploadList } from '@sands/web/upload/upload-list.tsx'
import { clearUploads, useUploads } from '@sands/web/upload/uploads'
import { Badge, Button, Popover } from 'antd'
import { useDuplicateText } from '../../kernel/file/use-duplicate-text.ts'
import { useT } from '../../kernel/text.ts'
import { ICON_CORNER } from '../../kernel/ui/icon-corner.ts'
import { popupContainer } from '../../kernel/ui/popup-container.ts'
import styles from './upload-tray.module.css'
import { useUploadTray } from './use-upload-tray.ts'

/** Running uploads, visible on every page. */
export function UploadTray() {
  const t = useT()
  const items = useUploads()
  const sameWords = useDuplicateText()
  const { isOpen, turn, going, unseen, failed } = useUploadTray(items)
  const words = [
    ...(going > 0 ? [t('media.uploads_going', { count: going })] : []),
    ...(failed > 0 ? [t('media.uploads_failed', { failed, count: items.length })] : []),
  ]
  const heading = words.join(' · ') || t('media.uploads')
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={turn}
      getPopupContainer={popupContainer}
      placement="bottomRight"
      title={
        <span data-failed={failed > 0} className={styles.heading}>
          {heading}
        </span>
      }
      content={
        <div className={styles.tray}>
          <div className={styles.list}>
            <UploadList tell={sameWords} />
          </div>
          {items.some(({ state }) => state === 'done') && (
            <Button block onClick={clearUploads}>
              {t('media.upload_clear')}
            </Button>
          )}
        </div>
      }
    >
      <Badge
        count={unseen || going}
        size="small"
        offset={ICON_CORNER}
        classNames={{ indicator: (unseen === 0 && styles.going) || '' }}
      >
        <Button
          type="text"
          icon={<UploadOutlined aria-hidden />}
          aria-label={words.length > 0 ? `${t('media.uploads')}: ${heading}` : heading}
        />
      </Badge>
    </Popover>
  )
}
