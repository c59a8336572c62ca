import type { DeadLetter } from '@sands/contract/ops/ops.model'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { DeadLetterDrawer } from './dead-letter-drawer.tsx'
import { useDeadLetterActs } from './use-dead-letter-acts.ts'
import { useDeadLetterColumns } from './use-dead-letter-columns.tsx'

/** `open` names the dead letter in the drawer, so that the address can be sent to a colleague. */
const ADDRESS = { ...pageValues, open: textValue(36) }

export function DeadLetterPage() {
  const t = useT()
  const mayAct = may(useViewer(), 'ops.jobs.retry')
  const [{ current, size, open }, setAddress] = useAddressQuery(ADDRESS)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const page = useCall('GET /sands-system/api/v1/ops/dead-letter/page', { query: { current, size } }, { staleTime: 0 })
  const acts = useDeadLetterActs({
    onDone: (ids) => {
      setChosen((before) => before.filter((id) => !ids.includes(id)))
      if (ids.includes(open)) setAddress({ open: '' }, { replace: true })
    },
  })
  const columns = useDeadLetterColumns({ onOpen: (id) => setAddress({ open: id }), ...(mayAct && { acts }) })

  return (
    <ManagePage
      title={t('ops.dead_letters')}
      intro={t('ops.dead_letters_intro')}
      actions={
        mayAct &&
        chosen.length > 0 && (
          <>
            <span>{t('manage.chosen', { count: chosen.length })}</span>
            <Button onClick={() => acts.askRetry(chosen)}>{t('ops.retry')}</Button>
            <Button danger onClick={() => acts.askDiscard(chosen)}>
              {t('ops.discard')}
            </Button>
          </>
        )
      }
    >
      <DataTable<DeadLetter>
        label={t('ops.dead_letters')}
        columns={columns}
        rowKey={(letter) => letter.id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={<StateBlock kind="empty" title={t('ops.dead_letters_none')} text={t('ops.dead_letters_none_text')} />}
        {...(mayAct && { selection: { chosen, onChange: setChosen, nameOf: ({ job }: DeadLetter) => job } })}
      />
      <DeadLetterDrawer
        letter={page.data?.records.find((letter) => letter.id === open)}
        onClose={() => setAddress({ open: '' })}
        {...(mayAct && { acts })}
      />
    </ManagePage>
  )
}
