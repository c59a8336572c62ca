import { articleLinks } from '@sands/contract/article/article.links'
import { feedAmount, imageLayout } from '@sands/rules/block'
import { useCall } from '@sands/web/call/use-call'
import { feedAnswer } from '@sands/web/feed/feed-answer'
import { useT } from '@sands/web/i18n/i18n'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import { draftToken } from '../../../kernel/preview.ts'
import type { BlockProps } from '../../../kernel/slots.ts'
import { InfoClassTile, keyOf } from '../components/info-class-tile.tsx'
import { INFO_AND_CLASS } from '../info-class.ts'

/** Articles and courses together, in one order. */
export function InfoClassBlock({ block }: BlockProps) {
  const t = useT()
  const asked = useCall(
    INFO_AND_CLASS,
    { body: { moduleId: block.id, current: 1, size: feedAmount(block), ...(draftToken && { draftToken }) } },
    { silent: true, keep: !draftToken },
  )
  const layout = imageLayout(block)
  return (
    <FeedBlock
      block={block}
      usualTitle={t('home.info_class')}
      more={articleLinks.listAndCourses(block.id)}
      kind="tile"
      answer={feedAnswer(asked)}
    >
      {(item) => <InfoClassTile key={keyOf(item)} item={item} layout={layout} />}
    </FeedBlock>
  )
}
