import type { SocialTarget } from '@sands/web/social/target'
import { useCommentCount } from '@sands/web/social/use-comment-count'
import { useMoments } from '../../../../kernel/moment.ts'
import { type CommentsProps, useSlots } from '../../../../kernel/slots.ts'
import { useT } from '../../../../kernel/text.ts'
import type { Panel } from './panels.tsx'

export const COMMENTS = 'comments'

/** The panel with the comments on a course or courseware, where comments are available. */
export function useCommentsPanel(): (props: CommentsProps) => Panel[] {
  const { Comments } = useSlots()
  return (props) =>
    Comments ? [{ key: COMMENTS, label: <CommentsLabel thing={props} />, content: <Comments {...props} /> }] : []
}

function CommentsLabel({ thing: { module, moduleId } }: { thing: SocialTarget }) {
  const t = useT()
  const { number } = useMoments()
  const count = useCommentCount({ module, moduleId }) ?? 0
  return count > 0 ? `${t('course.tab_comments')} ${number(count)}` : t('course.tab_comments')
}
