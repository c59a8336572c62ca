import { useT } from '@sands/web/i18n/i18n'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { useRankAmountText } from '../rank-amount-text.ts'
import type { Ranked, RankOrder } from '../use-ranks.ts'
import styles from './rank-line.module.css'

/** One person from the fourth rank on. */
export function RankLine({ row, isMe, by }: { row: Ranked; isMe: boolean; by: RankOrder }) {
  const t = useT()
  const amount = useRankAmountText(by)
  return (
    <div className={classNames(styles.line, isMe && styles.mine)}>
      <span className={styles.rank}>
        <span className="visually-hidden">{t('study.place', { rank: row.rank })}</span>
        <span aria-hidden>{row.rank}</span>
      </span>
      <Avatar name={row.name} src={row.avatarFileUrl} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>
          {row.name}
          {isMe && <span className={styles.me}>{t('study.me')}</span>}
        </span>
        <span className={styles.department}>{row.departmentName}</span>
      </span>
      <span className={styles.time}>{amount(row.amount)}</span>
    </div>
  )
}
