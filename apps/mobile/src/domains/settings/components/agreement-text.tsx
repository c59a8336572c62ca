import type { Agreement } from '@sands/contract/settings/settings.model'
import { dateFormat } from '@sands/web/i18n/formats'
import { useT } from '@sands/web/i18n/i18n'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './agreement-text.module.css'

export function AgreementText({ agreement, locale }: { agreement: Agreement; locale: string }) {
  const t = useT()
  const date = dateFormat(locale, { dateStyle: 'long' }).format(new Date(agreement.updatedAt))
  return (
    <article className={styles.text}>
      <p className={styles.meta}>{t('settings.agreement_meta', { version: agreement.version, date })}</p>
      {agreement.sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          <h2 className={styles.heading}>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}

export function AgreementSkeleton() {
  return (
    <Skeleton>
      <div className={styles.bones}>
        <Bone width="45%" height="12px" />
        <Bone width="60%" height="20px" />
        <Bone />
        <Bone />
        <Bone width="80%" />
        <Bone width="50%" height="20px" />
        <Bone />
        <Bone width="90%" />
      </div>
    </Skeleton>
  )
}
