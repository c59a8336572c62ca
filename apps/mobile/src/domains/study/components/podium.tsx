import { useT } from '@sands/web/i18n/i18n'
import { Crown } from 'lucide-react'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { useRankAmountText } from '../rank-amount-text.ts'
import type { Ranked, RankOrder } from '../use-ranks.ts'
import styles from './podium.module.css'

const STEPS = [styles.first, styles.second, styles.third] as const

interface PodiumProps {
  rows: readonly Ranked[]
  meId: string | undefined
  by: RankOrder
}

/** The first three; the first is in the middle and highest. Screen readers read them in order. */
export function Podium({ rows, meId, by }: PodiumProps) {
  const t = useT()
  const amount = useRankAmountText(by)
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
            <span className={styles.time}>{amount(row.amount)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
