import { MOST_TABS } from '@sands/rules/tabs'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { TabsEditor } from './tabs-editor.tsx'

/** The bottom bar of the phone app. */
export function TabsPage() {
  const t = useT()
  const bar = useCall('GET /sands-lms/api/v1/manage/tabs/get', undefined, { staleTime: 0 })
  if (bar.data) return <TabsEditor stored={bar.data} reload={async () => (await bar.refetch()).data} />
  return (
    <ManagePage title={t('home.tabs_title')} intro={t('home.tabs_intro', { count: MOST_TABS })}>
      {bar.isPending ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <FailureBlock error={bar.error} onRetry={() => void bar.refetch()} />
      )}
    </ManagePage>
  )
}
