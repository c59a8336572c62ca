import { Star } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../i18n/i18n.ts'
import styles from './stars.module.css'

const FIVE = [1, 2, 3, 4, 5] as const

/** A read-only rating; stars can be partly filled. */
export function Stars({ value }: { value: number }) {
  const t = useT()
  return (
    <span className={styles.stars} role="img" aria-label={t('social.stars', { count: value })}>
      {FIVE.map((star) => (
        <span key={star} className={styles.place}>
          <Star size={16} aria-hidden className={styles.empty} />
          <span className={styles.part} style={{ width: `${Math.max(0, Math.min(1, value - star + 1)) * 100}%` }}>
            <Star size={16} aria-hidden className={styles.full} />
          </span>
        </span>
      ))}
    </span>
  )
}

interface StarChoiceProps {
  label: string
  /** 0 before a rating is chosen. */
  value: number
  onChoose: (stars: number) => void
}

/** Five stars to choose from, by touch or arrow keys. */
export function StarChoice({ label, value, onChoose }: StarChoiceProps) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {FIVE.map((star) => (
        <label key={star} className={styles.touch}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={value === star}
            aria-label={t('social.stars', { count: star })}
            onChange={() => onChoose(star)}
          />
          <Star size={28} aria-hidden className={star <= value ? `${styles.empty} ${styles.full}` : styles.empty} />
        </label>
      ))}
    </fieldset>
  )
}
