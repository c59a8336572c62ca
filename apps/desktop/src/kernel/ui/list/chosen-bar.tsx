import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../../text.ts'
import styles from './chosen-bar.module.css'

interface ChosenBarProps {
  count: number
  /** The buttons of the bar. */
  children: ReactNode
  onNone: () => void
}

/** The actions on all chosen rows. */
export function ChosenBar({ count, children, onNone }: ChosenBarProps) {
  const t = useT()
  return (
    <section className={styles.bar} aria-label={t('manage.chosen', { count })}>
      <span className={styles.count} role="status">
        {t('manage.chosen', { count })}
      </span>
      {children}
      <Button type="text" onClick={onNone}>
        {t('manage.choose_none')}
      </Button>
    </section>
  )
}
