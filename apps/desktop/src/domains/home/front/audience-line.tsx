import { Button, Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './front.module.css'

interface AudienceLineProps {
  /** Describes the audience in a few words. */
  words: string
  /** The picker inside the drawer; without it the audience cannot be changed. */
  children: ReactNode
}

/** The audience in a line; a drawer opens to change it. */
export function AudienceLine({ words, children }: AudienceLineProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.line}>
      <div className={styles.lineWords}>
        <span className={styles.lineName}>{t('home.front_for')}</span>
        <span className={styles.meta}>{words}</span>
      </div>
      {children && (
        <>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('home.edit_audience_change')}
          </Button>
          <Drawer open={isOpen} onClose={() => setOpen(false)} size={480} title={t('home.front_for')} destroyOnHidden>
            {children}
          </Drawer>
        </>
      )}
    </div>
  )
}
