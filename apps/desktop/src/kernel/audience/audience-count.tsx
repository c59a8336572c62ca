import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { Button } from 'antd'
import { useT } from '../text.ts'
import styles from './audience.module.css'
import { useAudienceCount } from './use-audience-count.ts'

/** Shows the number of people in the audience and updates it as the choice changes. */
export function AudienceCount({ choice }: { choice: AudienceChoice }) {
  const t = useT()
  const { people, error, refetch } = useAudienceCount(choice)
  if (error)
    return (
      <p className={styles.fault} role="alert">
        {error.message}
        <Button type="link" size="small" onClick={() => void refetch()}>
          {t('kernel.retry')}
        </Button>
      </p>
    )
  return (
    <p className={styles.count} aria-live="polite" data-nobody={people === 0}>
      {people === undefined ? t('manage.audience_counting') : t('manage.audience_count', { count: people })}
    </p>
  )
}
