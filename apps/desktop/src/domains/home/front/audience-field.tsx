import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { AudiencePicker } from '../../../kernel/audience/audience-picker.tsx'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './front.module.css'

interface AudienceFieldProps {
  value: AudienceChoice
  onChange: (audience: AudienceChoice) => void
}

/** Whom something is for. Who may not look at audiences is told how it stands. */
export function AudienceField({ value, onChange }: AudienceFieldProps) {
  const t = useT()
  const viewer = useViewer()
  const isEveryone = value.included.length + value.excluded.length === 0
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <h2 className={styles.heading}>{t('home.front_for')}</h2>
      </legend>
      {may(viewer, 'org.audiences.view') ? (
        <AudiencePicker value={value} onChange={onChange} />
      ) : (
        <p className={styles.hint}>
          {isEveryone ? t('home.front_for_all_here', { college: viewer.collegeName }) : t('home.front_for_some_here')}
        </p>
      )}
    </fieldset>
  )
}
