import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useViewer } from '../../../kernel/viewer.ts'
import { BlockList, hasWideForm } from './blocks/block-list.tsx'

/** The college's home page in its wide form. */
export function DecorationCard() {
  const t = useT()
  const { collegeName } = useViewer()
  const { blocks: feeds } = useSlots()
  const home = useCall('POST /sands-lms/api/v1/homePageDecorate/getInfo', { body: { clientType: 3, collegeId: '-1' } })
  const title = home.data?.collegeDetail.collegeName ?? collegeName
  const blocks = home.data?.lmsDecorateModules.filter((block) => hasWideForm(block, feeds))
  if (blocks && blocks.length > 0) return <BlockList title={title} blocks={blocks} feeds={feeds} />
  return (
    <Card title={title}>
      {home.isPending && <Skeleton.Node active style={{ width: '100%', height: 240 }} />}
      {home.isError && !blocks && <FailureBlock error={home.error} onRetry={() => void home.refetch()} />}
      {blocks && <StateBlock kind="empty" title={t('home.empty_title')} text={t('home.empty_text')} />}
    </Card>
  )
}
