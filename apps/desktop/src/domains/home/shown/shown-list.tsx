import { moved } from '../../../kernel/ui/list/drag-sort.ts'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import styles from './shown.module.css'
import type { ShownKind, ShownThing, ShownValues } from './shown.ts'
import { ShownRow } from './shown-row.tsx'
import { useShownWords } from './use-shown-words.ts'

interface ShownListProps<Thing extends ShownThing, Draft extends ShownValues> {
  label: string
  kind: ShownKind<Thing, Draft>
  things: readonly Thing[]
  /** Without it the order stays as it is. */
  onOrder: ((ids: readonly Thing['id'][]) => void) | undefined
  onOpen: (id: string) => void
  onRemove: (thing: Thing) => void
}

/** All of them in the order in which people see them. */
export function ShownList<Thing extends ShownThing, Draft extends ShownValues>(props: ShownListProps<Thing, Draft>) {
  const { label, kind, things, onOrder, onOpen, onRemove } = props
  const words = useShownWords(things)
  const ids = things.map(({ id }) => id)
  const sort = useDragSort({ count: things.length, onMove: (from, to) => onOrder?.(moved(ids, from, to)) })
  const isSortable = onOrder !== undefined && things.length > 1
  return (
    <ol className={styles.list} aria-label={label}>
      {things.map((thing, index) => {
        const name = kind.nameOf(thing)
        return (
          <li key={thing.id} className={styles.row} {...sort.row(index)}>
            <ShownRow
              thing={thing}
              name={name}
              words={words}
              handle={isSortable ? sort.handle(index, name) : undefined}
              thumb={kind.Thumb && <kind.Thumb thing={thing} />}
              onOpen={() => onOpen(thing.id)}
              onRemove={() => onRemove(thing)}
            />
          </li>
        )
      })}
    </ol>
  )
}
