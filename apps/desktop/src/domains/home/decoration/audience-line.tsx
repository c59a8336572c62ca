import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { AudiencePicker } from '../../../kernel/audience/audience-picker.tsx'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { useAudienceWords } from '../front/use-audience-words.ts'
import styles from './settings.module.css'

interface AudienceLineProps {
  value: AudienceChoice
  onChange: (audience: AudienceChoice) => void
}

/** Whom something is for in a line; choosing takes a drawer. */
export function AudienceLine({ value, onChange }: AudienceLineProps) {
  const t = useT()
  const mayChoose = may(useViewer(), 'org.audiences.view')
  const words = useAudienceWords([value])
  const [isOpen, setOpen] = useState(false)
  if (!mayChoose) return null
  return (
    <div className={styles.line}>
      <div className={styles.lineWords}>
        <span className={styles.legend}>{t('home.front_for')}</span>
        <span className={styles.meta}>{words(value)}</span>
      </div>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('home.edit_audience_change')}
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} size={480} title={t('home.front_for')} destroyOnHidden>
        <AudiencePicker value={value} onChange={onChange} />
      </Drawer>
    </div>
  )
}
