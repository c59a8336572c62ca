import { useState } from 'react'
import styles from './college-logo.module.css'

/** The college's white logo, or our own logo when there is none or it cannot be loaded. The name is shown beside it. */
export function CollegeLogo({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src && src !== broken) {
    return <img src={src} alt="" width={32} height={32} className={styles.logo} onError={() => setBroken(src)} />
  }
  return (
    <svg viewBox="0 0 32 32" className={styles.logo} aria-hidden="true">
      <circle cx="21" cy="10" r="4.5" />
      <path d="M2 22c6-8 11-9 17-5s8 4 11 0v6c0 4-3 7-7 7H9c-4 0-7-3-7-7z" opacity=".5" />
      <path d="M2 25c6-5 11-4 17-1s8 2 11-1c0 4-3 7-7 7H9c-4 0-6-2-7-5z" />
    </svg>
  )
}
