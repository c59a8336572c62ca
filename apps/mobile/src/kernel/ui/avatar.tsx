import { initials, tintOf } from '@sands/rules/display'
import { useState } from 'react'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

const TINTS = [styles.tint0, styles.tint1, styles.tint2, styles.tint3, styles.tint4, styles.tint5]

/** Always beside the person's name, so it has no alternative text. */
export function Avatar({ name, src, size = 44 }: { name: string; src?: string | null; size?: number }) {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = src && src !== broken ? src : undefined
  return (
    <span
      className={classNames(styles.avatar, TINTS[tintOf(name, TINTS.length)])}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
      aria-hidden
    >
      {picture ? (
        <img
          loading="lazy"
          decoding="async"
          src={picture}
          alt=""
          onError={() => setBroken(picture)}
          className={styles.picture}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
