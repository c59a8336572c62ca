import { PlusOutlined, TeamOutlined } from '@ant-design/icons'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../text.ts'
import { useViewer } from '../viewer.ts'
import styles from './audience.module.css'
import { AudienceCount } from './audience-count.tsx'
import { AudiencePeopleDrawer } from './audience-people-drawer.tsx'
import { PartChips } from './part-chips.tsx'
import { PartDrawer } from './part-drawer.tsx'
import { type Side, withoutPart } from './parts.ts'

interface AudiencePickerProps {
  /** An empty list of included parts means everybody in the college. */
  value: AudienceChoice
  onChange: (choice: AudienceChoice) => void
}

/**
 * Chooses an audience: everyone or parts of the college, minus the excluded parts. Always shows the number of people.
 */
export function AudiencePicker({ value, onChange }: AudiencePickerProps) {
  const t = useT()
  const { collegeName } = useViewer()
  const [side, setSide] = useState<Side | null>(null)
  const [looking, setLooking] = useState(false)
  return (
    <div className={styles.picker}>
      <section className={styles.side} aria-label={t('manage.audience_included')}>
        <h3 className={styles.heading}>{t('manage.audience_included')}</h3>
        {value.included.length === 0 ? (
          <p className={styles.everyone}>
            <TeamOutlined aria-hidden /> {t('manage.audience_everyone', { college: collegeName })}
          </p>
        ) : (
          <PartChips
            label={t('manage.audience_included')}
            parts={value.included}
            onRemove={(part) => onChange(withoutPart(value, 'included', part))}
          />
        )}
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setSide('included')}>
          {t('manage.audience_narrow')}
        </Button>
      </section>
      <section className={styles.side} aria-label={t('manage.audience_excluded')}>
        <h3 className={styles.heading}>{t('manage.audience_excluded')}</h3>
        {value.excluded.length === 0 ? (
          <p className={styles.none}>{t('manage.audience_nobody_excluded')}</p>
        ) : (
          <PartChips
            label={t('manage.audience_excluded')}
            parts={value.excluded}
            onRemove={(part) => onChange(withoutPart(value, 'excluded', part))}
          />
        )}
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setSide('excluded')}>
          {t('manage.audience_exclude')}
        </Button>
      </section>
      <footer className={styles.foot}>
        <AudienceCount choice={value} />
        <Button type="link" onClick={() => setLooking(true)}>
          {t('manage.audience_see')}
        </Button>
      </footer>
      <PartDrawer side={side} value={value} onChange={onChange} onClose={() => setSide(null)} />
      <AudiencePeopleDrawer open={looking} choice={value} onClose={() => setLooking(false)} />
    </div>
  )
}
