import { Button, Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './front.module.css'

interface AudienceLineProps {
  /** Whom it is for, in a few words. */
  words: string
  /** Where it is chosen; without it there is nothing to choose. */
  children: ReactNode
}

/** Whom something is for in a line; choosing takes a drawer. */
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
