import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'
import styles from './list.module.css'

export function ListGroup({ title, note, children }: { title?: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <ul className={styles.rows}>{children}</ul>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}

interface RowProps {
  label: string
  icon?: LucideIcon | undefined
  /** Secondary text at the end of the row. */
  detail?: ReactNode
  /** The detail stays on one line, and the label wraps: a number cannot be read across two lines. */
  isWhole?: boolean
  to?: string
  onClick?: () => void
  danger?: boolean
  disabled?: boolean
}

/** A link with `to`, a button with `onClick`, otherwise a plain line. */
export function ListRow({ label, icon: Icon, detail, isWhole, to, onClick, danger, disabled }: RowProps) {
  const className = classNames(styles.row, danger && styles.danger)
  const inside = (
    <>
      {Icon && (
        <span className={styles.icon}>
          <Icon size={20} aria-hidden />
        </span>
      )}
      <span className={styles.label}>{label}</span>
      {detail !== undefined && <span className={classNames(styles.detail, isWhole && styles.whole)}>{detail}</span>}
      {(to || onClick) && !danger && <ChevronRight size={18} aria-hidden className={styles.chevron} />}
    </>
  )
  return <li className={styles.item}>{frame()}</li>

  function frame() {
    if (to) {
      return (
        <Link to={to} className={className}>
          {inside}
        </Link>
      )
    }
    if (!onClick) return <div className={className}>{inside}</div>
    return (
      <button type="button" className={className} onClick={onClick} disabled={disabled}>
        {inside}
      </button>
    )
  }
}
