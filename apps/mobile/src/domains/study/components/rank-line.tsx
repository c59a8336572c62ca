import type { RankRow } from '@sands/contract/study/record.model'
import { useT } from '@sands/web/i18n/i18n'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { useStudyTimeText } from '../study-time-text.ts'
import styles from './rank-line.module.css'

/** One person from the fourth rank on. */
export function RankLine({ row, isMe }: { row: RankRow; isMe: boolean }) {
  const t = useT()
  const time = useStudyTimeText()
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
      <span className={styles.time}>{time(row.seconds)}</span>
    </div>
  )
}
