import { StoredLine } from '@sands/web/exam/attempt/stored-line.tsx'
import type { VaultView } from '@sands/web/exam/attempt/vault-sender'
import { clockText } from '@sands/web/exam/exam-text'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { timeLeftText } from '@sands/web/study/task-words'
import { Clock } from 'lucide-react'
import styles from './paper-bar.module.css'

const SHORT_MS = 5 * 60_000
const DAY_MS = 86_400_000

/** Above the questions: up to when the answers are stored, and how much time is left. */
export function PaperBar({ view, left }: { view: VaultView; left: number | null }) {
  const t = useT()
  const [language] = useLanguage()
  return (
    <div className={styles.bar}>
      <StoredLine view={view} className={styles.stored} />
      {left !== null && (
        <span
          className={styles.clock}
          data-short={left < SHORT_MS || undefined}
          role="timer"
          aria-label={t('exam.time_left')}
        >
          <Clock size={16} aria-hidden />
          {left < DAY_MS ? clockText(left) : timeLeftText(left / 1000, localeOf(language))}
        </span>
      )}
    </div>
  )
}
