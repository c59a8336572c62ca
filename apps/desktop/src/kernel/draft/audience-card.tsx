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
  /** Everybody can see the entity regardless of the audience, so the choice is hidden. */
  isOpen?: boolean
  /** Other settings that decide who can see the entity, shown above the choice. */
  children?: ReactNode
}

/**
 * Edits the audience. A person without the right to view audiences only reads whether everyone or some are included.
 */
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
