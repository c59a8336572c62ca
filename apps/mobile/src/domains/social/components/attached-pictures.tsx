import { useT } from '@sands/web/i18n/i18n'
import { type Attached, detach, sendAgain } from '@sands/web/social/comment-drafts'
import { ImageOff, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../../kernel/ui/class-names.ts'
import styles from './attached-pictures.module.css'

/** What the device itself cannot show is no broken picture. */
function Preview({ src, name }: { src: string; name: string }) {
  const [isBroken, setBroken] = useState(false)
  if (!isBroken) return <img src={src} alt={name} className={styles.picture} onError={() => setBroken(true)} />
  return (
    <span className={styles.broken} role="img" aria-label={name}>
      <ImageOff size={24} aria-hidden />
    </span>
  )
}

/** Pictures that will go with a comment, how far each is, and a way to take it out again. */
export function AttachedPictures({ draftId, pictures }: { draftId: string; pictures: readonly Attached[] }) {
  const t = useT()
  if (pictures.length === 0) return null
  const named = pictures.map((attached, index) => ({ attached, name: t('social.picture', { number: index + 1 }) }))
  return (
    <>
      <ul className={styles.pictures}>
        {named.map(({ attached, name }) => (
          <li key={attached.key} className={classNames(styles.place, attached.state === 'failed' && styles.failed)}>
            <Preview src={attached.src} name={name} />
            {attached.state === 'sending' && (
              <progress className={styles.progress} max={1} value={attached.share} aria-label={name} />
            )}
            {attached.state === 'failed' && attached.canRetry && (
              <button
                type="button"
                className={styles.again}
                aria-label={`${t('kernel.retry')} ${name}`}
                onClick={() => sendAgain(draftId, attached)}
              >
                <RotateCw size={20} aria-hidden />
              </button>
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={t('social.picture_remove', { name })}
              onClick={() => detach(draftId, attached)}
            >
              <span className={styles.cross}>
                <X size={14} aria-hidden />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {named.map(
        ({ attached: { key, state, reason, canRetry }, name }) =>
          state === 'failed' && (
            <p key={key} className={styles.reason} role="alert">
              {t(canRetry ? 'social.picture_late' : 'social.picture_refused', { name, reason: reason ?? '' })}
            </p>
          ),
      )}
    </>
  )
}
