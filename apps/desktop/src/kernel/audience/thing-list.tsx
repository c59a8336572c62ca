import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useT } from '../text.ts'
import styles from './audience.module.css'
import type { PartPicking } from './part-drawer.tsx'

interface ThingListProps {
  kind: 'post' | 'label'
  things: readonly { id: string; name: string }[]
  picking: PartPicking
}

/** Posts or labels, narrowed by typing. */
export function ThingList({ kind, things, picking }: ThingListProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase()
  const found = things.filter(({ name }) => name.toLowerCase().includes(words))
  if (things.length === 0) return <p className={styles.none}>{t('manage.audience_options_none')}</p>
  return (
    <div className={styles.options}>
      <Input
        allowClear
        value={typed}
        aria-label={t('manage.audience_filter')}
        placeholder={t('manage.audience_filter')}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 && <p className={styles.none}>{t('manage.audience_find_none', { typed })}</p>}
      <ul className={styles.rows}>
        {found.map(({ id, name }) => {
          const part = { kind, id }
          const isChosen = picking.chosen(part) !== undefined
          return (
            <li key={id} className={styles.row}>
              <Checkbox checked={isChosen} onChange={() => (isChosen ? picking.take(part) : picking.put(part))}>
                {name}
              </Checkbox>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
