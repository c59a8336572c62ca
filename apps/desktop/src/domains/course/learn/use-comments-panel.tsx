import type { CommentsProps } from '../../../kernel/slots.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import type { Panel } from './panels.tsx'

export const COMMENTS = 'comments'

/** The panel in which people talk about a course or a piece, where comments are to be had. */
export function useCommentsPanel(): (props: CommentsProps, count?: number) => Panel[] {
  const t = useT()
  const { Comments } = useSlots()
  return (props, count = 0) => {
    if (!Comments) return []
    const name = t('course.tab_comments')
    const label = count > 0 ? `${name} ${count}` : name
    return [{ key: COMMENTS, label, content: <Comments {...props} /> }]
  }
}
