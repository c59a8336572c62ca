import { useT } from '../../../../kernel/text.ts'
import { CoverCardBone } from '../../../../kernel/ui/cover-card.tsx'
import styles from './browse.module.css'

const PLACES = [1, 2, 3, 4, 5, 6] as const

/** A skeleton in the shape of the cards. */
export function CardsSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.grid}>
      {PLACES.map((place) => (
        <CoverCardBone key={place} />
      ))}
    </div>
  )
}
