import { EditOutlined } from '@ant-design/icons'
import type { OutgoingMessage, OutgoingState } from '@sands/contract/message/send.model'
import { useCall } from '@sands/web/call/use-call'
import { Input } from 'antd'
import { useState } from 'react'
import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from './outgoing.module.css'
import { OutgoingDrawer } from './outgoing-drawer.tsx'
import { useCancelMessage } from './use-cancel-message.ts'
import { useOutgoingColumns } from './use-outgoing-columns.tsx'

const STATES = ['scheduled', 'sending', 'sent', 'cancelled'] as const satisfies readonly OutgoingState[]
/** `open` names the message in the drawer, so that the address can be sent to a colleague. */
const ADDRESS = {
  ...pageValues,
  state: choiceValue(['', ...STATES], ''),
  keyword: textValue(60),
  open: textValue(18),
}

export function OutgoingPage() {
  const t = useT()
  const [{ current, size, state, keyword, open }, setAddress] = useAddressQuery(ADDRESS)
  const [typed, setTyped] = useTyped(keyword)
  const query = { current, size, ...(state && { state }), ...(keyword && { keyword }) }
  const page = useCall('GET /sands-system/api/v1/manage/message/page', { query }, { staleTime: 0 })
  const askCancel = useCancelMessage()
  const columns = useOutgoingColumns({ onOpen: (id) => setAddress({ open: id }), onCancel: askCancel })
  const filtered = state !== '' || keyword !== ''
  const compose = (
    <LinkButton type="primary" icon={<EditOutlined aria-hidden />} to="/manage/message/compose">
      {t('message.send_compose')}
    </LinkButton>
  )

  return (
    <ManagePage title={t('message.send_outgoing')} intro={t('message.send_outgoing_intro')} actions={compose}>
      <search className={styles.filters}>
        <Input.Search
          className={styles.keyword ?? ''}
          allowClear
          value={typed}
          maxLength={60}
          aria-label={t('message.send_filter_keyword')}
          placeholder={t('message.send_filter_keyword')}
          onChange={(event) => setTyped(event.target.value)}
          onSearch={(words) => setAddress({ keyword: words.trim(), current: 1 })}
        />
        <Choice<OutgoingState>
          className={styles.state}
          label={t('message.send_column_state')}
          placeholder={t('message.send_filter_state')}
          value={state}
          options={STATES.map((value) => ({ value, label: t(`message.send_state_${value}`) }))}
          onChange={(next) => setAddress({ state: next, current: 1 })}
        />
      </search>
      <DataTable<OutgoingMessage>
        label={t('message.send_outgoing')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={filtered}
            none={{
              title: t('message.send_outgoing_none'),
              text: t('message.send_outgoing_none_text'),
              actions: compose,
            }}
            notFound={{ title: t('message.send_none_found'), text: t('message.send_none_found_text') }}
          />
        }
      />
      <OutgoingDrawer id={open} onClose={() => setAddress({ open: '' })} onCancel={askCancel} />
    </ManagePage>
  )
}

/** The text in the field: what the person types, until the address changes. */
function useTyped(said: string) {
  const [state, setState] = useState({ said, typed: said })
  if (state.said !== said) setState({ said, typed: said })
  return [state.typed, (typed: string) => setState({ said, typed })] as const
}
