import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import type { ArticlePartProps } from './editor-state.ts'

/** The position in the list, and whether people may comment. */
export function ShowingPart({ editor: { document, change } }: ArticlePartProps) {
  const t = useT()
  return (
    <PartCard title={t('article.manage_part_showing')}>
      <SwitchLine
        label={t('article.manage_pinned')}
        hint={t('article.manage_pinned_hint')}
        checked={document.isPinned}
        onChange={(isPinned) => change({ isPinned })}
      />
      <SwitchLine
        label={t('article.manage_commentable')}
        hint={t('article.manage_commentable_hint')}
        checked={document.isCommentable}
        onChange={(isCommentable) => change({ isCommentable })}
      />
    </PartCard>
  )
}
