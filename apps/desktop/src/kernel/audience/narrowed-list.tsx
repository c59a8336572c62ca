import { Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { useT } from '../text.ts'
import styles from './audience.module.css'

interface NarrowedListProps<Row> {
  /** There is nothing to choose from, with or without a filter. */
  isEmpty: boolean
  /** The rows that match the words; all rows when there are no words. */
  find: (words: string) => readonly Row[]
  /** Renders one row as an entry of the list. */
  children: (row: Row, words: string) => ReactNode
}

/** A list to choose from, filtered by typing. */
export function NarrowedList<Row>({ isEmpty, find, children }: NarrowedListProps<Row>) {
  const t = useT()
  const [typed, setTyped] = useState('')
  if (isEmpty) return <p className={styles.none}>{t('manage.audience_options_none')}</p>
  const words = typed.trim().toLowerCase()
  const rows = find(words)
  return (
    <div className={styles.options}>
      <Input
        allowClear
        value={typed}
        aria-label={t('manage.audience_filter')}
        placeholder={t('manage.audience_filter')}
        onChange={(event) => setTyped(event.target.value)}
      />
      {rows.length === 0 && <p className={styles.none}>{t('manage.audience_find_none', { typed })}</p>}
      <ul className={styles.rows}>{rows.map((row) => children(row, words))}</ul>
    </div>
  )
}
