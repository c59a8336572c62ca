import type { ManagedComment } from '@sands/contract/social/social.model'
import { useT } from '../../../kernel/text.ts'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'

type Known = Pick<ManagedComment, 'removal'>

/** A comment taken down by a moderator has a reason and can be put back; one taken back by its author cannot. */
export const canComeBack = ({ removal }: Known): boolean => removal !== null && removal.reason !== null

export function CommentStateTag({ comment }: { comment: Known }) {
  const t = useT()
  if (!comment.removal) return <StateTag tone="success">{t('social.manage_state_there')}</StateTag>
  if (canComeBack(comment)) return <StateTag tone="danger">{t('social.manage_state_gone')}</StateTag>
  return <StateTag tone="neutral">{t('social.manage_state_taken_back')}</StateTag>
}
