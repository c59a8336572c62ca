import { useT } from '../i18n/i18n.ts'
import { type Attached, detach, sendAgain } from './comment-drafts.ts'

/** Pictures that will go with a comment, in words and acts. How they are drawn is up to whoever asks. */
export function useAttached(draftId: string, pictures: readonly Attached[]) {
  const t = useT()
  return pictures.map((attached, index) => {
    const { key, src, state, share, canRetry, reason } = attached
    const name = t('social.picture', { number: index + 1 })
    const isFailed = state === 'failed'
    return {
      key,
      src,
      name,
      share,
      isSending: state === 'sending',
      isFailed,
      again: isFailed &&
        canRetry && {
          'aria-label': `${t('kernel.retry')} ${name}`,
          onClick: () => sendAgain(draftId, attached),
        },
      remove: { 'aria-label': t('social.picture_remove', { name }), onClick: () => detach(draftId, attached) },
      /** Why it did not go. */
      failure:
        isFailed && t(canRetry ? 'social.picture_late' : 'social.picture_refused', { name, reason: reason ?? '' }),
    }
  })
}
