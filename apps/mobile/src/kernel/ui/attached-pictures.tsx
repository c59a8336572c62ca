import type { Attached } from '@sands/web/social/comment-drafts'
import { SendingBar } from '@sands/web/social/sending-bar.tsx'
import { useAttached } from '@sands/web/social/use-attached'
import { ImageOff, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import styles from './attached-pictures.module.css'
import { classNames } from './class-names.ts'

/** A picture that the device cannot display is replaced by an icon, not by a broken image. */
function Preview({ src, name }: { src: string; name: string }) {
  const [isBroken, setBroken] = useState(false)
  if (!isBroken) return <img src={src} alt={name} className={styles.picture} onError={() => setBroken(true)} />
  return (
    <span className={styles.broken} role="img" aria-label={name}>
      <ImageOff size={24} aria-hidden />
    </span>
  )
}

/** The pictures attached to a comment, the upload progress of each, and a button to remove it. */
export function AttachedPictures({ draftId, pictures }: { draftId: string; pictures: readonly Attached[] }) {
  const shown = useAttached(draftId, pictures)
  if (shown.length === 0) return null
  return (
    <>
      <ul className={styles.pictures}>
        {shown.map(({ key, src, name, share, isSending, isFailed, again, remove }) => (
          <li key={key} className={classNames(styles.place, isFailed && styles.failed)}>
            <Preview src={src} name={name} />
            {isSending && <SendingBar name={name} share={share} />}
            {again && (
              <button {...again} type="button" className={styles.again}>
                <RotateCw size={20} aria-hidden />
              </button>
            )}
            <button {...remove} type="button" className={styles.remove}>
              <span className={styles.cross}>
                <X size={14} aria-hidden />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.map(
        ({ key, failure }) =>
          failure && (
            <p key={key} className={styles.reason} role="alert">
              {failure}
            </p>
          ),
      )}
    </>
  )
}
