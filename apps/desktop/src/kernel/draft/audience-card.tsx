import type { AudienceChoice } from '@sands/contract/org/audience.model'
import type { ReactNode } from 'react'
import { AudiencePicker } from '../audience/audience-picker.tsx'
import { useT } from '../text.ts'
import { may, useViewer } from '../viewer.ts'
import styles from './part-card.module.css'
import { PartCard } from './part-card.tsx'

interface AudienceCardProps {
  title: string
  value: AudienceChoice
  onChange: (audience: AudienceChoice) => void
  /** Everybody sees it, whatever is chosen: then there is nothing to choose. */
  isOpen?: boolean
  /** What else decides who sees it, above the choice. */
  children?: ReactNode
}

/** Whom something is for. Who may not look at audiences is told how it stands. */
export function AudienceCard({ title, value, onChange, isOpen = false, children }: AudienceCardProps) {
  const t = useT()
  const viewer = useViewer()
  const isEveryone = value.included.length + value.excluded.length === 0
  return (
    <PartCard title={title}>
      {children}
      {!isOpen &&
        (may(viewer, 'org.audiences.view') ? (
          <AudiencePicker value={value} onChange={onChange} />
        ) : (
          <p className={styles.quiet}>
            {isEveryone ? t('manage.audience_all', { college: viewer.collegeName }) : t('manage.audience_some')}
          </p>
        ))}
    </PartCard>
  )
}
