import { ArrowLeftOutlined } from '@ant-design/icons'
import type { AgreementKind } from '@sands/contract/settings/settings.model'
import { useCall } from '@sands/web/call/use-call'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { type DesktopText, useT } from '../../../kernel/text.ts'
import { BrandMark } from '../../../kernel/ui/page/brand-mark.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { FootLinks } from '../../../kernel/ui/page/foot-links.tsx'
import { LanguageMenu } from '../../../kernel/ui/page/language-menu.tsx'
import { usePageTitle } from '../../../kernel/ui/page/use-page-title.ts'
import styles from './agreement-page.module.css'

const TITLES: Readonly<Record<AgreementKind, DesktopText>> = {
  user: 'settings.user_agreement',
  privacy: 'settings.privacy_policy',
  collected: 'settings.collected_information',
}

/** A text to read, in one narrow column. Everyone can open it. */
export function AgreementPage({ kind }: { kind: AgreementKind }) {
  const t = useT()
  const moments = useMoments()
  const [language] = useLanguage()
  const answer = useCall('GET /sands-system/api/v1/agreement/get', { query: { kind, language } })
  const agreement = answer.data
  usePageTitle(agreement?.title ?? t(TITLES[kind]))

  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link to="/" className={styles.home}>
          <BrandMark />
          <span>{t('kernel.product')}</span>
        </Link>
        <Link to="/" className={styles.back}>
          <ArrowLeftOutlined aria-hidden /> {t('manage.to_overview')}
        </Link>
        <LanguageMenu />
      </header>
      <article className={styles.sheet} lang={agreement && localeOf(agreement.language)}>
        {answer.isPending && <Skeleton active title={false} paragraph={{ rows: 14 }} />}
        {!answer.isPending && !agreement && (
          <FailureBlock page error={answer.error} onRetry={() => void answer.refetch()} />
        )}
        {agreement && (
          <>
            <h1 className={styles.title}>{agreement.title}</h1>
            <p className={styles.meta} lang={localeOf(language)}>
              {t('settings.agreement_meta', {
                version: agreement.version,
                date: moments.day(agreement.updatedAt),
              })}
            </p>
            {agreement.sections.map((section) => (
              <section key={section.heading} className={styles.section}>
                <h2>{section.heading}</h2>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </>
        )}
      </article>
      <footer className={styles.foot}>
        <FootLinks />
      </footer>
    </div>
  )
}
