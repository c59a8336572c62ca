import { useT } from '@sands/web/i18n/i18n'
import { useId } from 'react'
import type { MyEntry } from '../../../kernel/slots.ts'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './entry-grid.module.css'

interface EntryGridProps {
  title: string
  entries: readonly (MyEntry & { to: string })[]
}

/** Entries of the my page, four in a row, each with its count. */
export function EntryGrid({ title, entries }: EntryGridProps) {
  const t = useT()
  const titleId = useId()
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.grid}>
        {entries.map(({ id, label, icon: Icon, to, Badge }) => (
          <li key={id}>
            <Link to={to} className={styles.entry}>
              <span className={styles.icon}>
                <Icon size={24} aria-hidden />
                {Badge && (
                  <span className={styles.badge}>
                    <Badge />
                  </span>
                )}
              </span>
              <span className={styles.name}>{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
