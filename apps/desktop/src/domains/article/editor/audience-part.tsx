import { AudienceCard } from '../../../kernel/draft/audience-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import type { ArticlePartProps } from './editor-state.ts'

/** Who can read the article: the chosen audience, or anybody. */
export function AudiencePart({ editor: { document, change } }: ArticlePartProps) {
  const t = useT()
  return (
    <AudienceCard
      title={t('article.manage_part_audience')}
      value={document.audience}
      isOpen={document.isPublic}
      onChange={(audience) => change({ audience })}
    >
      <SwitchLine
        label={t('article.manage_public')}
        hint={t('article.manage_public_hint')}
        checked={document.isPublic}
        onChange={(isPublic) => change({ isPublic })}
      />
    </AudienceCard>
  )
}
