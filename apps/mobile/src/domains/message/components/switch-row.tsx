import styles from './switch-row.module.css'

interface SwitchRowProps {
  label: string
  /** The name of the switch for people who do not see what it stands below. */
  name: string
  detail?: string | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A line with a switch at its end; the whole line can be tapped. */
export function SwitchRow({ label, name, detail, isOn, onChange }: SwitchRowProps) {
  return (
    <li>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={name}
        className={styles.row}
        onClick={() => onChange(!isOn)}
      >
        <span className={styles.words}>
          <span>{label}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        <span className={styles.track} data-on={isOn} aria-hidden>
          <span className={styles.thumb} />
        </span>
      </button>
    </li>
  )
}
