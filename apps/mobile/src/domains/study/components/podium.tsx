import type { RankRow } from '@sands/contract/study/record.model'
import { useT } from '@sands/web/i18n/i18n'
import { Crown } from 'lucide-react'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { useStudyTimeText } from '../study-time-text.ts'
import styles from './podium.module.css'

const STEPS = [styles.first, styles.second, styles.third] as const

/** The first three; the first is in the middle and highest. Screen readers read them in order. */
export function Podium({ rows, meId }: { rows: readonly RankRow[]; meId: string | undefined }) {
  const t = useT()
  const time = useStudyTimeText()
  return (
    <ol className={styles.podium} aria-label={t('study.podium')}>
      {rows.map((row, index) => (
        <li key={row.userId} className={classNames(styles.place, STEPS[index])}>
          <span className={styles.person}>
            <span className={styles.ring}>
              {index === 0 && <Crown size={24} aria-hidden className={styles.crown} />}
              <Avatar name={row.name} src={row.avatarFileUrl} size={index === 0 ? 64 : 52} />
            </span>
            <span className={styles.name}>
              {row.name}
              {row.userId === meId && <span className={styles.me}>{t('study.me')}</span>}
            </span>
            <span className={styles.department}>{row.departmentName}</span>
          </span>
          <span className={styles.step}>
            <span className={styles.number} aria-hidden>
              {row.rank}
            </span>
            <span className="visually-hidden">{t('study.place', { rank: row.rank })}</span>
            <span className={styles.time}>{time(row.seconds)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
