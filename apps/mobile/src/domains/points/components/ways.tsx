import type { EarnWay, PointHold } from '@sands/contract/points/points.model'
import { POINT_CATEGORIES } from '@sands/rules/points/points'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { usePointsText } from '@sands/web/points/points-text'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import styles from './ways.module.css'

function Way({ way }: { way: EarnWay }) {
  const t = useT()
  const [language] = useLanguage()
  const text = usePointsText()
  const { type, points, dailyCap, lifetimeCap, coolDownMinutes, until, earnedToday, earnedEver } = way
  const date = dateFormat(localeOf(language), { month: 'short', day: 'numeric' })
  const terms = [
    points === null ? t('points.way_own') : t('points.way_each', { points }),
    dailyCap === null ? '' : t('points.way_daily', { points: text(dailyCap) }),
    lifetimeCap === null ? '' : t('points.way_lifetime', { points: text(lifetimeCap) }),
    coolDownMinutes === 0 ? '' : t('points.way_cool', { minutes: coolDownMinutes }),
    until === null ? '' : t('points.way_until', { date: date.format(new Date(until)) }),
  ]
  return (
    <li className={styles.way}>
      <span className={styles.words}>
        <span className={styles.name}>{t(`points.type_${type}`)}</span>
        <span className={styles.terms}>{terms.filter((term) => term !== '').join(' · ')}</span>
      </span>
      <span className={styles.got}>{got()}</span>
    </li>
  )

  function got() {
    if (lifetimeCap !== null) return t('points.way_ever', { earned: text(earnedEver), cap: text(lifetimeCap) })
    if (dailyCap !== null) return t('points.way_today', { earned: text(earnedToday), cap: text(dailyCap) })
    return t('points.way_got', { earned: text(earnedEver) })
  }
}

/** How to earn points, by category, with what the person has already earned in each way. */
export function Ways({ ways }: { ways: readonly EarnWay[] }) {
  const t = useT()
  if (ways.length === 0) return <EmptyState title={t('points.ways_none_title')} text={t('points.ways_none_text')} />
  return POINT_CATEGORIES.map((category) => {
    const own = ways.filter((way) => way.category === category)
    if (own.length === 0) return null
    return (
      <section key={category} className={styles.section} aria-label={t(`points.category_${category}`)}>
        <h2 className={styles.heading}>{t(`points.category_${category}`)}</h2>
        <ul className={styles.list}>
          {own.map((way) => (
            <Way key={way.type} way={way} />
          ))}
        </ul>
      </section>
    )
  })
}

/** Points that wait for orders that are not finished. */
export function Holds({ holds }: { holds: readonly PointHold[] }) {
  const t = useT()
  const text = usePointsText()
  const timeAgo = useTimeAgo()
  if (holds.length === 0) return null
  return (
    <section className={styles.section} aria-label={t('points.holds')}>
      <h2 className={styles.heading}>{t('points.holds')}</h2>
      <ul className={styles.list}>
        {holds.map(({ id, title, points, time }) => (
          <li key={id} className={styles.way}>
            <span className={styles.words}>
              <span className={styles.name}>{title || t('points.hold_one')}</span>
              <time dateTime={time} className={styles.terms}>
                {timeAgo(time)}
              </time>
            </span>
            <span className={styles.got}>{text(points)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('points.holds_text')}</p>
    </section>
  )
}
