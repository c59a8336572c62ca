import type { FileUse } from '@sands/contract/media/library.calls'
import { Link } from 'react-router'
import { useTerms } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { placeOfUse, wordOfUse } from './file-uses.ts'
import styles from './library.module.css'

/** All uses of a file, with links. */
export function UsesPart({ uses }: { uses: readonly FileUse[] }) {
  const t = useT()
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('media.used_in')}</h2>
      <UseList uses={uses} />
    </section>
  )
}

export function UseList({ uses }: { uses: readonly FileUse[] }) {
  const t = useT()
  const { filePlaces } = useTerms()
  if (uses.length === 0) return <p className={styles.quiet}>{t('media.used_nowhere')}</p>
  return (
    <ul className={styles.uses}>
      {uses.map((use) => {
        const place = placeOfUse(filePlaces, use)
        const word = t(wordOfUse(filePlaces, use.kind))
        const name = use.name || word
        return (
          <li key={`${use.kind} ${use.id}`} className={styles.use}>
            <span className={styles.quiet}>{word}</span>
            {place ? <Link to={place}>{name}</Link> : <span>{name}</span>}
          </li>
        )
      })}
    </ul>
  )
}
