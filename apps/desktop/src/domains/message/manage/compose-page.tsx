import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { ComposeForm } from './compose-form.tsx'

/** `id` names the scheduled message to change; without it a new one is written. */
const ADDRESS = { id: textValue(18) }

export function ComposePage() {
  const t = useT()
  const [{ id }] = useAddressQuery(ADDRESS)
  return (
    <ManagePage
      title={id ? t('message.send_edit_title') : t('message.send_compose')}
      intro={t('message.send_compose_intro')}
      actions={<LinkButton to="/manage/message/outgoing">{t('message.send_back')}</LinkButton>}
    >
      {id ? <Stored key={id} id={id} /> : <ComposeForm key="new" />}
    </ManagePage>
  )
}

function Stored({ id }: { id: string }) {
  const t = useT()
  const detail = useCall(
    'GET /sands-system/api/v1/manage/message/get',
    { query: { id: asId<Id<'outgoing'>>(id) } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
  if (detail.isPending) return <Skeleton active paragraph={{ rows: 10 }} />
  if (!detail.data) return <FailureBlock error={detail.error} onRetry={() => void detail.refetch()} />
  if (detail.data.state !== 'scheduled')
    return (
      <StateBlock
        kind="locked"
        title={t('message.send_fixed_title')}
        text={t('message.send_fixed_text')}
        actions={<LinkButton to={`/manage/message/outgoing?open=${id}`}>{t('message.send_report')}</LinkButton>}
      />
    )
  return <ComposeForm stored={detail.data} onReload={async () => (await detail.refetch()).data} />
}
