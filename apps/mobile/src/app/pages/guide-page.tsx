import { useT } from '@sands/web/i18n/i18n'
import { CircleHelp, Compass, Languages, ShieldCheck, WifiOff } from 'lucide-react'
import { Page } from '../../kernel/ui/page.tsx'
import styles from './guide-page.module.css'

const CHAPTERS = [
  { icon: Compass, title: 'kernel.guide_start', text: 'kernel.guide_start_text' },
  { icon: Languages, title: 'kernel.guide_language', text: 'kernel.guide_language_text' },
  { icon: WifiOff, title: 'kernel.guide_offline', text: 'kernel.guide_offline_text' },
  { icon: ShieldCheck, title: 'kernel.guide_safety', text: 'kernel.guide_safety_text' },
  { icon: CircleHelp, title: 'kernel.guide_help', text: 'kernel.guide_help_text' },
] as const

export function GuidePage() {
  const t = useT()
  return (
    <Page title={t('kernel.guide')}>
      {CHAPTERS.map(({ icon: Icon, title, text }) => (
        <section key={title} className={styles.chapter}>
          <span className={styles.icon}>
            <Icon size={20} aria-hidden />
          </span>
          <div>
            <h2 className={styles.title}>{t(title)}</h2>
            <p className={styles.text}>{t(text)}</p>
          </div>
        </section>
      ))}
    </Page>
  )
}
