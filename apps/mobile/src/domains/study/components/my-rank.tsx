import { courseLinks } from '@sands/contract/course/course.links'
import { numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { useCurrentUser } from '../../../kernel/current-user.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import { useRankAmountText } from '../rank-amount-text.ts'
import type { OwnRank, RankOrder } from '../use-ranks.ts'
import styles from './my-rank.module.css'

/** The rank of the person, always visible, and how much is missing to the next rank. */
export function MyRank({ mine, people, by }: { mine: OwnRank; people: number; by: RankOrder }) {
  const t = useT()
  const [language] = useLanguage()
  const amount = useRankAmountText(by)
  const user = useCurrentUser()
  const number = numberFormat(localeOf(language))
  const name = user.data?.name ?? ''
  return (
    <section className={styles.bar} data-ranked={mine.rank !== null} aria-label={t('study.my_place')}>
      {mine.rank !== null && (
        <span className={styles.rank}>
          <span className="visually-hidden">{t('study.place', { rank: mine.rank })}</span>
          <span aria-hidden>{number.format(mine.rank)}</span>
        </span>
      )}
      <Avatar name={name} src={user.data?.avatarFileUrl ?? null} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name}
          {mine.rank === null && <span className={styles.none}>{t('study.unranked')}</span>}
        </span>
        <span className={styles.next}>{next()}</span>
      </span>
      {mine.rank === null ? (
        <Link to={courseLinks.list()} className={styles.go}>
          {t('study.go_study')}
        </Link>
      ) : (
        <span className={styles.time}>{amount(mine.amount)}</span>
      )}
    </section>
  )

  function next() {
    if (mine.rank === null) return t(by === 'time' ? 'study.unranked_text' : 'study.unranked_points')
    if (mine.toNext !== null && by === 'points') return t('study.points_to_next', { points: mine.toNext })
    if (mine.toNext !== null) return t('study.to_next', { time: amount(Math.max(1, mine.toNext)) })
    return t('study.leading', { people: number.format(people) })
  }
}
