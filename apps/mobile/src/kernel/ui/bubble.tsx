import type { LucideIcon } from 'lucide-react'
import styles from './bubble.module.css'
import { useFloat } from './use-float.ts'

/** Floats near the bottom right; a finger or the arrow keys move it out of the way. */
export function Bubble({ label, icon: Icon, onTap }: { label: string; icon: LucideIcon; onTap: () => void }) {
  const float = useFloat(onTap)
  return (
    <button type="button" className={styles.bubble} aria-label={label} title={label} {...float}>
      <Icon size={24} aria-hidden />
    </button>
  )
}
