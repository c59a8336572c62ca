import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import styles from '../face.module.css'
import { facePaths } from '../face-paths.ts'
import { DayFields } from './day-fields.tsx'
import type { PartProps } from './part-props.ts'
import { ZoneField } from './zone-field.tsx'

/** The days of a session with their rooms. Times of a published session stay. */
export function DaysPart({ session, document, onChange }: PartProps) {
  const t = useT()
  const isFixed = session.state !== 'draft'
  const { days, timeZone } = document
  return (
    <PartCard title={t('face.part_days')}>
      <ZoneField value={timeZone} disabled={isFixed} onChange={(zone) => onChange({ timeZone: zone })} />
      {isFixed && <p className={styles.quiet}>{t('face.days_fixed')}</p>}
      <DayFields days={days} timeZone={timeZone} isFixed={isFixed} onChange={(changed) => onChange({ days: changed })}>
        <LinkButton to={facePaths.rooms}>{t('face.rooms')}</LinkButton>
      </DayFields>
    </PartCard>
  )
}
