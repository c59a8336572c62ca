import { classNames } from '../../../kernel/ui/class-names.ts'
import styles from './segments.module.css'

interface SegmentsProps<Id extends string> {
  label: string
  options: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** A few choices side by side; one is chosen. */
export function Segments<Id extends string>({ label, options, chosen, onChoose }: SegmentsProps<Id>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend, which are not wanted here
    <div role="group" aria-label={label} className={styles.segments}>
      {options.map(({ id, label: word }) => (
        <button
          key={id}
          type="button"
          className={classNames(styles.segment, id === chosen && styles.chosen)}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {word}
        </button>
      ))}
    </div>
  )
}
