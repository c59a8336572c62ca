import { NotificationOutlined } from '@ant-design/icons'
import { noticeItems } from '@sands/rules/block'
import { JumpArea } from '../../../../kernel/jump/jump-area.tsx'
import type { BlockProps } from '../../../../kernel/screens.ts'
import { useT } from '../../../../kernel/text.ts'
import styles from './blocks.module.css'

/** All notices in a list: a wide screen has the room, so they need not rotate. */
export function NoticeBlock({ block }: BlockProps) {
  const t = useT()
  const items = noticeItems(block)
  if (items.length === 0) return null
  return (
    <section className={styles.notices} aria-label={block.title || t('home.notices')}>
      <NotificationOutlined aria-hidden className={styles.horn} />
      <ul>
        {items.map(({ key, text, jump }) => (
          <li key={key}>
            <JumpArea jump={jump}>{text}</JumpArea>
          </li>
        ))}
      </ul>
    </section>
  )
}
