import type { ReactNode } from 'react'
import { useT } from '../../kernel/text.ts'
import { BrandMark } from '../../kernel/ui/page/brand-mark.tsx'
import { Dunes } from '../../kernel/ui/page/dunes.tsx'
import { LanguageMenu } from '../../kernel/ui/page/language-menu.tsx'
import styles from './auth-layout.module.css'

interface AuthLayoutProps {
  headline: string
  text: string
  foot?: ReactNode
  children: ReactNode
}

/** The layout of the pages before sign-in: a picture on one side, a form on the other. */
export function AuthLayout({ headline, text, foot, children }: AuthLayoutProps) {
  const t = useT()
  return (
    <div className={styles.page}>
      <section className={styles.picture} aria-label={t('kernel.product')}>
        <Dunes crop="tall" className={styles.dunes} />
        <Dunes crop="wide" className={styles.banner} />
        <div className={styles.brand}>
          <BrandMark size={40} />
          <span>{t('kernel.product')}</span>
        </div>
        <div className={styles.words}>
          <p className={styles.headline}>{headline}</p>
          <p className={styles.text}>{text}</p>
        </div>
      </section>
      <div className={styles.side}>
        <div className={styles.top}>
          <LanguageMenu />
        </div>
        <div className={styles.form}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  )
}
