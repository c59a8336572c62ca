import { numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import styles from './percent-bar.module.css'

/** A percentage as a number; the bar repeats it. */
export function PercentBar({ percent }: { percent: number }) {
  const [language] = useLanguage()
  const text = numberFormat(localeOf(language), { style: 'percent' }).format(percent / 100)
  return (
    <span className={styles.percent} data-full={percent === 100}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100} height={6} className={styles.track} />
        <rect width={percent} height={6} className={styles.fill} />
      </svg>
      {text}
    </span>
  )
}
