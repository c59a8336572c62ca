import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { AudiencePicker } from '../../../kernel/audience/audience-picker.tsx'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { AudienceLine } from './audience-line.tsx'
import styles from './front.module.css'
import { useAudienceWords } from './use-audience-words.ts'

interface AudienceFieldProps {
  value: AudienceChoice
  onChange: (audience: AudienceChoice) => void
  /** For narrow places: shown in a line, and chosen in a drawer. */
  inLine?: boolean
}

/**
 * Edits the audience. A person without the right to view audiences only reads whether everyone or some are included.
 */
export function AudienceField({ value, onChange, inLine = false }: AudienceFieldProps) {
  const t = useT()
  const viewer = useViewer()
  const words = useAudienceWords(inLine ? [value] : [])
  const isEveryone = value.included.length + value.excluded.length === 0
  const told = isEveryone
    ? t('home.front_for_all_here', { college: viewer.collegeName })
    : t('home.front_for_some_here')
  const picker = may(viewer, 'org.audiences.view') && <AudiencePicker value={value} onChange={onChange} />
  if (inLine) return <AudienceLine words={picker ? words(value) : told}>{picker}</AudienceLine>
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <h2 className={styles.heading}>{t('home.front_for')}</h2>
      </legend>
      {picker || <p className={styles.hint}>{told}</p>}
    </fieldset>
  )
}
