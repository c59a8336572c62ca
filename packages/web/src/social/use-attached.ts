import { useT } from '../i18n/i18n.ts'
import { type Attached, detach, sendAgain } from './comment-drafts.ts'

/** The pictures of a comment draft: their texts and actions. The caller renders them. */
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
      /** Why the upload failed. */
      failure:
        isFailed && t(canRetry ? 'social.picture_late' : 'social.picture_refused', { name, reason: reason ?? '' }),
    }
  })
}
