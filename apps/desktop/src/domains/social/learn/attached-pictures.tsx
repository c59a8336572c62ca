import { CloseOutlined, ReloadOutlined } from '@ant-design/icons'
import { type Attached, detach, sendAgain } from '@sands/web/social/comment-drafts'
import { useT } from '../../../kernel/text.ts'
import styles from './composer.module.css'

/** Pictures that will go with a comment, how far each is, and a way to take it out again. */
export function AttachedPictures({ draftId, pictures }: { draftId: string; pictures: readonly Attached[] }) {
  const t = useT()
  if (pictures.length === 0) return null
  const named = pictures.map((attached, index) => ({ attached, name: t('social.picture', { number: index + 1 }) }))
  return (
    <>
      <ul className={styles.pictures}>
        {named.map(({ attached, name }) => (
          <li key={attached.key} className={styles.place}>
            <img src={attached.src} alt={name} className={styles.picture} />
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
                <ReloadOutlined aria-hidden />
              </button>
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={t('social.picture_remove', { name })}
              onClick={() => detach(draftId, attached)}
            >
              <CloseOutlined aria-hidden />
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
