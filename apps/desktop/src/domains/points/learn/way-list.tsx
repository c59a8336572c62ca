import type { EarnWay } from '@sands/contract/points/points.model'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import styles from '../points.module.css'

/** How to earn points, with what the person has already earned in each way. */
export function WayList({ ways }: { ways: readonly EarnWay[] }) {
  const t = useT()
  return (
    <Card title={t('points.tab_ways')}>
      {ways.length === 0 && <p className={styles.quiet}>{t('points.ways_none_title')}</p>}
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.type} className={styles.stacked}>
            <strong>{t(`points.type_${way.type}`)}</strong>
            <span className={styles.quiet}>{termsOf(way)}</span>
            <span className={styles.quiet}>{got(way)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )

  function termsOf({ points, dailyCap, lifetimeCap, coolDownMinutes }: EarnWay) {
    return [
      points === null ? t('points.way_own') : t('points.way_each', { points }),
      ...(dailyCap === null ? [] : [t('points.way_daily', { points: dailyCap })]),
      ...(lifetimeCap === null ? [] : [t('points.way_lifetime', { points: lifetimeCap })]),
      ...(coolDownMinutes === 0 ? [] : [t('points.way_cool', { minutes: coolDownMinutes })]),
    ].join(' · ')
  }

  function got({ dailyCap, lifetimeCap, earnedToday, earnedEver }: EarnWay) {
    if (lifetimeCap !== null) return t('points.way_ever', { earned: earnedEver, cap: lifetimeCap })
    if (dailyCap !== null) return t('points.way_today', { earned: earnedToday, cap: dailyCap })
    return t('points.way_got', { earned: earnedEver })
  }
}
