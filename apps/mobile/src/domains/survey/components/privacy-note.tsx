import type { SurveyInfo } from '@sands/contract/survey/survey.model'
import { useT } from '@sands/web/i18n/i18n'
import { EyeOff, UserRound } from 'lucide-react'
import styles from './privacy-note.module.css'

/** What is stored, in plain words, before the person answers anything. */
export function PrivacyNote({
  survey: { isAnonymous, isVisitor },
}: {
  survey: Pick<SurveyInfo, 'isAnonymous' | 'isVisitor'>
}) {
  const t = useT()
  const Icon = isAnonymous ? EyeOff : UserRound
  const points = isAnonymous
    ? ([
        'survey.stored_anonymous_reply',
        isVisitor ? 'survey.stored_anonymous_device' : 'survey.stored_anonymous_who',
        'survey.stored_anonymous_group',
        'survey.stored_anonymous_draft',
      ] as const)
    : ([isVisitor ? 'survey.stored_visitor' : 'survey.stored_named', 'survey.stored_named_who'] as const)
  return (
    <section className={styles.note}>
      <h2 className={styles.title}>
        <Icon size={20} aria-hidden />
        {t(isAnonymous ? 'survey.anonymous' : 'survey.named')}
      </h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </section>
  )
}
