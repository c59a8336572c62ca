import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../../text.ts'
import styles from './chosen-bar.module.css'

interface ChosenBarProps {
  count: number
  /** The buttons. */
  children: ReactNode
  onNone: () => void
}

/** What can be done to all the rows that are chosen. */
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
