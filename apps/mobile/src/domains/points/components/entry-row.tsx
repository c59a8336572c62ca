import type { PointEntry } from '@sands/contract/points/points.model'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { useSignedPoints } from '@sands/web/points/points-text'
import { classNames } from '../../../kernel/ui/class-names.ts'
import styles from './entry-row.module.css'

/** One entry: what it was for, when, and how many points came in or went out. */
export function EntryRow({ entry }: { entry: PointEntry }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const signed = useSignedPoints()
  const { type, title, points, isReversal, time } = entry
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.type}>
          {t(`points.type_${type}`)}
          {isReversal && <span className={styles.reversal}>{t('points.reversal')}</span>}
        </span>
        {title !== '' && <span className={styles.title}>{title}</span>}
        <time dateTime={time} className={styles.time}>
          {timeAgo(time)}
        </time>
      </span>
      <span className={classNames(styles.points, points > 0 && styles.in)}>{signed(points)}</span>
    </li>
  )
}
