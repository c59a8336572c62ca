import type { FaceDetail } from '@sands/contract/face/face.model'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import styles from '../pages/face.module.css'

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const

/** What one earns by being there, or has earned. */
export function Certificate({ face }: { face: FaceDetail }) {
  const t = useT()
  const [language] = useLanguage()
  const { certificate, earned } = face
  const shown = earned ?? certificate
  if (!shown) return null
  const day = (at: string) => dateFormat(localeOf(language), DAY).format(new Date(at))
  return (
    <section className={styles.card}>
      <h2 className={styles.section}>{t('face.certificate')}</h2>
      <p className={styles.next}>
        {earned
          ? t('face.certificate_got', { title: earned.title, date: day(earned.earnedAt) })
          : t('face.certificate_earn', { title: shown.title })}
      </p>
      {shown.text && <p className={styles.plain}>{shown.text}</p>}
      {earned?.validUntil && <p>{t('face.certificate_until', { date: day(earned.validUntil) })}</p>}
      {!earned && certificate?.months && <p>{t('face.certificate_valid', { months: certificate.months })}</p>}
    </section>
  )
}
