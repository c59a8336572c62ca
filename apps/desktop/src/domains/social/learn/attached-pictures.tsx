import { CloseOutlined, ReloadOutlined } from '@ant-design/icons'
import type { Attached } from '@sands/web/social/comment-drafts'
import { SendingBar } from '@sands/web/social/sending-bar.tsx'
import { useAttached } from '@sands/web/social/use-attached'
import styles from './composer.module.css'

/** The pictures attached to a comment, the upload progress of each, and a button to remove it. */
export function AttachedPictures({ draftId, pictures }: { draftId: string; pictures: readonly Attached[] }) {
  const shown = useAttached(draftId, pictures)
  if (shown.length === 0) return null
  return (
    <>
      <ul className={styles.pictures}>
        {shown.map(({ key, src, name, share, isSending, again, remove }) => (
          <li key={key} className={styles.place}>
            <img src={src} alt={name} className={styles.picture} />
            {isSending && <SendingBar name={name} share={share} />}
            {again && (
              <button {...again} type="button" className={styles.again}>
                <ReloadOutlined aria-hidden />
              </button>
            )}
            <button {...remove} type="button" className={styles.remove}>
              <CloseOutlined aria-hidden />
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
