import { Checkbox } from 'antd'
import styles from './audience.module.css'
import { NarrowedList } from './narrowed-list.tsx'
import type { PartPicking } from './parts.ts'

interface ThingListProps {
  kind: 'post' | 'label'
  things: readonly { id: string; name: string }[]
  picking: PartPicking
}

/** Posts or labels. */
export function ThingList({ kind, things, picking }: ThingListProps) {
  return (
    <NarrowedList
      isEmpty={things.length === 0}
      find={(words) => things.filter(({ name }) => name.toLowerCase().includes(words))}
    >
      {({ id, name }) => {
        const part = { kind, id }
        const isChosen = picking.chosen(part) !== undefined
        return (
          <li key={id} className={styles.row}>
            <Checkbox checked={isChosen} onChange={() => (isChosen ? picking.take(part) : picking.put(part))}>
              {name}
            </Checkbox>
          </li>
        )
      }}
    </NarrowedList>
  )
}
