import type { Id } from '@sands/contract/kernel/schema'
import type { MissingPerson } from '@sands/contract/survey/survey.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'

const PAGE_SIZE = 20

/** Who has not replied to a named survey, and a reminder for them. */
export function MissingCard({ id }: { id: Id<'survey'> }) {
  const t = useT()
  const confirm = useConfirm()
  const mayRemind = may(useViewer(), 'survey.publish')
  const [paging, setPaging] = useState({ current: 1, size: PAGE_SIZE })
  const people = useCall('GET /sands-lms/api/v1/manage/investigation/missing', { query: { id, ...paging } })
  const remind = useAct('POST /sands-lms/api/v1/manage/investigation/remind')
  const total = people.data?.total ?? 0
  const ask = () =>
    confirm({
      title: t('survey.manage_remind_title', { count: total }),
      text: t('survey.manage_remind_text'),
      action: t('survey.manage_remind'),
      run: () => remind.mutateAsync({ body: { id } }),
      done: ({ people: count }) => t('survey.manage_remind_done', { count }),
    })
  return (
    <Card
      title={t('survey.manage_missing', { count: total })}
      action={mayRemind && total > 0 ? <Button onClick={ask}>{t('survey.manage_remind')}</Button> : undefined}
    >
      <DataTable<MissingPerson>
        label={t('survey.manage_missing_list')}
        columns={[
          { key: 'name', title: t('survey.manage_person'), cell: ({ name }) => name, keep: 'name' },
          {
            key: 'department',
            title: t('survey.manage_department'),
            cell: ({ departmentName }) => departmentName,
            keep: true,
          },
          { key: 'post', title: t('survey.manage_post'), cell: ({ postName }) => postName },
        ]}
        rowKey={({ id: key }) => key}
        answer={people}
        paging={paging}
        onPaging={(next) => setPaging({ ...paging, ...next })}
        empty={
          <EmptyList
            isNarrowed={false}
            none={{ title: t('survey.manage_missing_none'), text: t('survey.manage_missing_none_text') }}
            notFound={{ title: t('survey.manage_missing_none') }}
          />
        }
      />
    </Card>
  )
}
