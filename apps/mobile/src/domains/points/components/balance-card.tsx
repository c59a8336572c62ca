import type { PointsIndex } from '@sands/contract/points/points.model'
import { studyLinks } from '@sands/contract/study/study.links'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { usePointsText } from '@sands/web/points/points-text'
import { ChevronRight, Hourglass, Trophy } from 'lucide-react'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './balance-card.module.css'

/** The balance, what of it is held or expires soon, and what was earned lately. */
export function BalanceCard({ points }: { points: PointsIndex }) {
  const t = useT()
  const [language] = useLanguage()
  const text = usePointsText()
  const { balance, available, held, expiring } = points
  const date = dateFormat(localeOf(language), { year: 'numeric', month: 'short', day: 'numeric' })
  const facts = [
    ['points.today', points.earnedToday],
    ['points.this_month', points.earnedMonth],
  ] as const
  return (
    <section className={styles.card} aria-label={t('points.balance')}>
      <div className={styles.hero}>
        <p className={styles.caption}>{t('points.balance')}</p>
        <p className={styles.balance}>{text(balance)}</p>
        <p className={styles.parts}>
          <span>{t('points.available', { points: text(available) })}</span>
          {held > 0 && <span>{t('points.held', { points: text(held) })}</span>}
        </p>
        {balance < 0 && <p className={styles.note}>{t('points.below_zero')}</p>}
      </div>
      {expiring && (
        <p className={styles.expiring}>
          <Hourglass size={16} aria-hidden />
          {t('points.expiring', { points: text(expiring.points), date: date.format(new Date(expiring.at)) })}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.factName}>{t(label)}</dt>
            <dd className={styles.factValue}>{text(value)}</dd>
          </div>
        ))}
      </dl>
      <Link to={studyLinks.rank('points')} className={styles.rank}>
        <Trophy size={18} aria-hidden className={styles.icon} />
        <span className={styles.rankName}>{t('points.rank')}</span>
        <ChevronRight size={18} aria-hidden />
      </Link>
    </section>
  )
}
