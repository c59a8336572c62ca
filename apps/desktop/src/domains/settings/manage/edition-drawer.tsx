import type { TextChange } from '@sands/contract/settings/texts.model'
import { useCall } from '@sands/web/call/use-call'
import { Drawer } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import type { Paging } from '../../../kernel/ui/list/pager.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useDifferenceColumns } from './plan-view.tsx'

interface EditionDrawerProps {
  version: number | undefined
  onClose: () => void
}

/** All changes of one publication. */
export function EditionDrawer({ version, onClose }: EditionDrawerProps) {
  const t = useT()
  return (
    <Drawer
      open={version !== undefined}
      onClose={onClose}
      size={880}
      title={version === undefined ? '' : t('settings.texts_version_number', { version })}
      destroyOnHidden
    >
      {version !== undefined && <Changes key={version} version={version} />}
    </Drawer>
  )
}

const FIRST: Paging = { current: 1, size: 50 }

function Changes({ version }: { version: number }) {
  const t = useT()
  const [paging, setPaging] = useState(FIRST)
  const changes = useCall('GET /sands-system/api/v1/manage/text/change/page', { query: { version, ...paging } })
  return (
    <DataTable<TextChange>
      label={t('settings.texts_changes')}
      columns={useDifferenceColumns()}
      rowKey={({ key, language }) => `${key} ${language}`}
      answer={changes}
      paging={paging}
      onPaging={setPaging}
      empty={<StateBlock kind="empty" title={t('settings.texts_changes_none')} />}
    />
  )
}
