import type { Attachment } from '@sands/contract/community/community.model'
import { FILE_STATUS } from '@sands/rules/upload'
import { useT } from '@sands/web/i18n/i18n'

interface UnreadyVideoProps {
  status: Attachment['status']
  /** Only the author can choose another video. */
  isMine: boolean
  /** The text of lists is shorter. */
  isListed?: boolean
}

/** Why a video cannot be played yet, or that it never can be. */
export function UnreadyVideo({ status, isMine, isListed = false }: UnreadyVideoProps) {
  const t = useT()
  if (status === FILE_STATUS.failed) return t(isMine ? 'community.video_failed_mine' : 'community.video_failed')
  return t(isListed ? 'community.under_release' : 'community.video_processing')
}
