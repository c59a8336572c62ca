import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import type { ManagedText } from '@sands/contract/settings/texts.model'
import { useCall } from '@sands/web/call/use-call'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { ImportDrawer } from './import-drawer.tsx'
import { TextDrawer } from './text-drawer.tsx'
import { filterOf, NO_FILTER, TEXTS_ADDRESS } from './texts-address.ts'
import { TextsFilters } from './texts-filters.tsx'
import { useTextsColumns } from './use-texts-columns.tsx'
import { useTextsExport } from './use-texts-export.ts'

/** All texts of the product in all its languages, and the company's own wordings. */
export function TextsPage() {
  const t = useT()
  const [address, setAddress] = useAddressQuery(TEXTS_ADDRESS)
  const [isImporting, setImporting] = useState(false)
  const { current, size, open, state } = address
  const filter = filterOf(address)
  const page = useCall(
    'GET /sands-system/api/v1/manage/text/page',
    { query: { ...filter, current, size } },
    { staleTime: 0 },
  )
  const exporting = useTextsExport()
  const columns = useTextsColumns({ onOpen: (key) => setAddress({ open: key }) })

  return (
    <ManagePage
      title={t('settings.texts')}
      intro={t('settings.texts_intro')}
      actions={
        <>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={exporting.isBusy}
            onClick={() => void exporting.run(filter)}
          >
            {t('settings.texts_export')}
          </Button>
          <Button icon={<UploadOutlined aria-hidden />} onClick={() => setImporting(true)}>
            {t('settings.texts_import')}
          </Button>
        </>
      }
    >
      <TextsFilters address={address} onChange={setAddress} />
      {state === 'missing' && <Alert type="info" showIcon title={t('settings.texts_missing_note')} />}
      {state === 'misfit' && <Alert type="warning" showIcon title={t('settings.texts_misfit_note')} />}
      <DataTable<ManagedText>
        label={t('settings.texts')}
        columns={columns}
        rowKey={({ key }) => key}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <StateBlock
            kind="empty"
            title={t('settings.texts_none')}
            text={t('settings.texts_none_text')}
            actions={<Button onClick={() => setAddress(NO_FILTER)}>{t('settings.texts_clear')}</Button>}
          />
        }
      />
      <TextDrawer open={open} onClose={() => setAddress({ open: '' })} />
      <ImportDrawer open={isImporting} onClose={() => setImporting(false)} />
    </ManagePage>
  )
}
