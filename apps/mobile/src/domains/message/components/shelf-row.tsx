import { messageLinks } from '@sands/contract/message/message.links'
import type { MessageCategory } from '@sands/contract/message/message.model'
import { useT } from '@sands/web/i18n/i18n'
import { Badge } from '../../../kernel/ui/badge.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ShelfIcon } from './shelf-icon.tsx'
import styles from './shelf-row.module.css'

/** One shelf: its newest message, the time, and the number of unread messages. */
export function ShelfRow({ shelf, timeAgo }: { shelf: MessageCategory; timeAgo: (at: string) => string }) {
  const t = useT()
  const { code, latest, unreadCount: count } = shelf
  const name = t(`message.category_${code}`)
  return (
    <li className={styles.item}>
      <Link to={messageLinks.shelf(code, name)} className={styles.row}>
        <ShelfIcon code={code} />
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name}>{name}</span>
            {latest && (
              <time className={styles.time} dateTime={latest.createTime}>
                {timeAgo(latest.createTime)}
              </time>
            )}
          </span>
          <span className={styles.line}>
            <span className={styles.latest}>{latest?.title ?? t('message.shelf_empty')}</span>
            {count > 0 && (
              <>
                <span aria-hidden>
                  <Badge count={count} />
                </span>
                <span className="visually-hidden">{t('message.unread', { count })}</span>
              </>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

export function ShelvesSkeleton() {
  return (
    <Skeleton>
      <div className={styles.rows}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical and never reordered
          <div key={index} className={styles.row}>
            <Bone width="48px" height="48px" />
            <span className={styles.words}>
              <span className={styles.line}>
                <Bone width={`${36 - (index % 2) * 8}%`} height="18px" />
                <Bone width="56px" height="12px" />
              </span>
              <Bone width={`${82 - (index % 3) * 14}%`} height="14px" />
            </span>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
