import { Checkbox } from 'antd'
import styles from './audience.module.css'
import { NarrowedList } from './narrowed-list.tsx'
import type { PartPicking } from './parts.ts'

interface PostOrLabelListProps {
  kind: 'post' | 'label'
  postsOrLabels: readonly { id: string; name: string }[]
  picking: PartPicking
}

/** A list of posts or of labels to choose from. */
export function PostOrLabelList({ kind, postsOrLabels, picking }: PostOrLabelListProps) {
  return (
    <NarrowedList
      isEmpty={postsOrLabels.length === 0}
      find={(words) => postsOrLabels.filter(({ name }) => name.toLowerCase().includes(words))}
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
