import { feedAmount } from '@sands/rules/block'
import { useCall } from '@sands/web/call/use-call'
import { feedAnswer } from '@sands/web/feed/feed-answer'
import { FeedBlock } from '../../../../kernel/feed/feed-block.tsx'
import type { BlockProps } from '../../../../kernel/screens.ts'
import { useT } from '../../../../kernel/text.ts'
import { CoverCardBone } from '../../../../kernel/ui/cover-card.tsx'
import { discoverPath, INFO_AND_CLASS } from '../info-class.ts'
import { InfoClassCard, keyOf } from '../info-class-card.tsx'

/** Articles and courses together, in one order. */
export function InfoClassBlock({ block }: BlockProps) {
  const t = useT()
  const asked = useCall(
    INFO_AND_CLASS,
    { body: { moduleId: block.id, current: 1, size: feedAmount(block) } },
    { silent: true },
  )
  return (
    <FeedBlock
      block={block}
      usualTitle={t('home.info_class')}
      more={discoverPath(block.id)}
      answer={feedAnswer(asked)}
      bone={<CoverCardBone />}
    >
      {(item) => (
        <li key={keyOf(item)}>
          <InfoClassCard item={item} />
        </li>
      )}
    </FeedBlock>
  )
}
