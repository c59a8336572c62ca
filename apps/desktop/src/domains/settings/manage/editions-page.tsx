import { RollbackOutlined } from '@ant-design/icons'
import type { TextEdition } from '@sands/contract/settings/texts.model'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { EditionDrawer } from './edition-drawer.tsx'
import { RestoreDrawer } from './restore-drawer.tsx'
import { useEditionColumns } from './use-edition-columns.tsx'

/** `open` is the version in the drawer. */
const ADDRESS = { ...pageValues, open: textValue(18) }
/** The state without any edits. */
const BUILT_IN = 0

/** The history of all texts, with a way back to each state. */
export function EditionsPage() {
  const t = useT()
  const [{ current, size, open }, setAddress] = useAddressQuery(ADDRESS)
  const [restoring, setRestoring] = useState<number>()
  const page = useCall(
    'GET /sands-system/api/v1/manage/text/edition/page',
    { query: { current, size } },
    { staleTime: 0 },
  )
  const newest = current === 1 ? page.data?.records[0]?.version : undefined
  const columns = useEditionColumns({
    newest,
    onOpen: (version) => setAddress({ open: String(version) }),
    onRestore: setRestoring,
  })
  return (
    <ManagePage
      title={t('settings.texts_editions')}
      intro={t('settings.texts_editions_intro')}
      actions={
        (page.data?.total ?? 0) > 0 && (
          <Button danger icon={<RollbackOutlined aria-hidden />} onClick={() => setRestoring(BUILT_IN)}>
            {t('settings.texts_restore_built_in')}
          </Button>
        )
      }
    >
      <DataTable<TextEdition>
        label={t('settings.texts_editions')}
        columns={columns}
        rowKey={({ version }) => String(version)}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <StateBlock
            kind="empty"
            title={t('settings.texts_editions_none')}
            text={t('settings.texts_editions_none_text')}
          />
        }
      />
      <EditionDrawer version={/^\d+$/.test(open) ? Number(open) : undefined} onClose={() => setAddress({ open: '' })} />
      <RestoreDrawer to={restoring} onClose={() => setRestoring(undefined)} />
    </ManagePage>
  )
}
