import type { SurveyInfo } from '@sands/contract/survey/survey.model'
import { useT } from '@sands/web/i18n/i18n'
import { storedPoints } from '@sands/web/survey/stored-points'
import { EyeOff, UserRound } from 'lucide-react'
import styles from './privacy-note.module.css'

/** What is stored, in plain words, before the person answers anything. */
export function PrivacyNote({ survey }: { survey: Pick<SurveyInfo, 'isAnonymous' | 'isVisitor'> }) {
  const t = useT()
  const { isAnonymous } = survey
  const Icon = isAnonymous ? EyeOff : UserRound
  return (
    <section className={styles.note}>
      <h2 className={styles.title}>
        <Icon size={20} aria-hidden />
        {t(isAnonymous ? 'survey.anonymous' : 'survey.named')}
      </h2>
      <ul className={styles.points}>
        {storedPoints(survey).map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </section>
  )
}
