import { AudioLines } from 'lucide-react'
import { useState } from 'react'
import styles from './sound-cover.module.css'

/** The cover of a sound; a neutral icon when it has none. */
export function SoundCover({ url, size }: { url: string | null; size: 'large' | 'small' }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={`${styles.cover} ${styles[size]}`}>
      {url && url !== broken ? (
        <img src={url} alt="" draggable={false} onError={() => setBroken(url)} />
      ) : (
        <AudioLines size={size === 'large' ? 64 : 22} strokeWidth={1.6} aria-hidden />
      )}
    </span>
  )
}
