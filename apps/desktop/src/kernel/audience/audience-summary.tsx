import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { useT } from '../text.ts'
import { useViewer } from '../viewer.ts'
import styles from './audience.module.css'
import { PartChips } from './part-chips.tsx'

/** Describes an audience in a line or two. */
export function AudienceSummary({ value: { included, excluded } }: { value: AudienceChoice }) {
  const t = useT()
  const { collegeName } = useViewer()
  return (
    <div className={styles.summary}>
      {included.length === 0 ? (
        <p className={styles.none}>{t('manage.audience_everyone', { college: collegeName })}</p>
      ) : (
        <PartChips label={t('manage.audience_included')} parts={included} />
      )}
      {excluded.length > 0 && (
        <>
          <p className={styles.none}>{t('manage.audience_excluded')}</p>
          <PartChips label={t('manage.audience_excluded')} parts={excluded} />
        </>
      )}
    </div>
  )
}
