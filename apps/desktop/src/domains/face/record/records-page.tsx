import { UploadOutlined } from '@ant-design/icons'
import type { ManagedFaceRecord } from '@sands/contract/face/record.calls'
import { useAct, useCall } from '@sands/web/call/use-call'
import { uploadFile } from '@sands/web/upload/upload'
import { Button } from 'antd'
import { useState } from 'react'
import { pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from '../face.module.css'
import { SheetImport } from '../import/sheet-import.tsx'

const ADDRESS = { ...pageValues, keyword: textValue(60) }
const COLUMNS = [
  'userName',
  'title',
  'startDate',
  'endDate',
  'place',
  'lecturer',
  'hours',
  'result',
  'score',
  'certificateNo',
] as const
const MOST_NAME = 200

/** Earlier training that the company brought in from files. */
export function RecordsPage() {
  const t = useT()
  const confirm = useConfirm()
  const [{ current, size, keyword }, setAddress] = useAddressQuery(ADDRESS)
  const [isImporting, setImporting] = useState(false)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/face/record/page',
    { query: { current, size, keyWord: keyword || undefined } },
    { staleTime: 0 },
  )
  const start = useAct('POST /sands-lms/api/v1/manage/face/record/import/start')
  const remove = useAct('POST /sands-lms/api/v1/manage/face/record/delete')
  const clear = () => setAddress({ current: 1, keyword: '' })
  const action = (
    <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => setImporting(true)}>
      {t('face.records_import')}
    </Button>
  )
  const drop = ({ id, title, name }: ManagedFaceRecord) =>
    confirm({
      title: t('face.record_delete_ask', { title, name }),
      text: t('face.delete_text'),
      action: t('face.delete'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id } }),
      refresh: () => page.refetch(),
    })
  return (
    <ManagePage title={t('face.records')} intro={t('face.records_intro')} actions={action}>
      <FilterBar
        label={t('face.records')}
        clear={{ label: t('face.clear'), onClear: clear }}
        isNarrowed={keyword !== ''}
      >
        <KeywordField
          className={styles.keyword}
          label={t('face.records_keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
      </FilterBar>
      <DataTable<ManagedFaceRecord>
        label={t('face.records')}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          {
            key: 'person',
            title: t('face.person'),
            cell: ({ name, userName }) => (
              <>
                {name} <span className={styles.quiet}>{userName}</span>
              </>
            ),
          },
          { key: 'title', title: t('face.column_title'), keep: true, cell: ({ title }) => title },
          {
            key: 'dates',
            title: t('face.when'),
            keep: true,
            cell: ({ startDate, endDate }) => (startDate === endDate ? startDate : `${startDate} – ${endDate}`),
          },
          { key: 'place', title: t('face.column_place'), cell: ({ place }) => place },
          {
            key: 'result',
            title: t('face.column_result'),
            cell: ({ result, score }) => [result, score].filter((value) => value !== null && value !== '').join(' · '),
          },
          {
            key: 'acts',
            title: t('face.acts'),
            keep: true,
            align: 'end',
            cell: (record) => (
              <Button size="small" aria-label={`${t('face.delete')} ${record.title}`} onClick={() => void drop(record)}>
                {t('face.delete')}
              </Button>
            ),
          },
        ]}
        empty={
          <EmptyList
            isNarrowed={keyword !== ''}
            none={{ title: t('face.records_none'), text: t('face.records_none_text'), actions: action }}
            notFound={{ title: t('face.records_not_found'), clear: { label: t('face.clear'), onClear: clear } }}
          />
        }
      />
      <SheetImport
        open={isImporting}
        title={t('face.records_import')}
        text={t('face.records_import_text')}
        template={{
          name: t('face.records'),
          headings: COLUMNS.map((column) => t(`face.column_${column}`)),
          example: ['staff01', t('face.records_example'), '2024-05-20', '2024-05-21', '', '', '12', '', '90', ''],
        }}
        read={(file) =>
          uploadFile({
            key: 'POST /sands-lms/api/v1/manage/face/record/import/read',
            query: { fileName: file.name.slice(-MOST_NAME) },
            file,
          })
        }
        note={({ rows, known }) => t('face.import_records', { created: rows.length - known, updated: known })}
        start={({ rows }) => start.mutateAsync({ body: { rows } })}
        onClose={() => setImporting(false)}
        onDone={() => void page.refetch()}
      />
    </ManagePage>
  )
}
