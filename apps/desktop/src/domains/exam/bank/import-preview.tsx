import type { QuestionImportPreview } from '@sands/contract/exam/bank.calls'
import { Alert, Button, Checkbox } from 'antd'
import { useState } from 'react'
import { ProblemTable } from '../../../kernel/batch/problem-table.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { type Column, RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from './bank.module.css'

type Row = QuestionImportPreview['rows'][number]

interface ImportPreviewProps {
  preview: QuestionImportPreview
  isStarting: boolean
  onRun: (rows: QuestionImportPreview['rows']) => void
  onOther: () => void
}

/** What the import would do, line by line, before anything is stored. */
export function ImportPreview({ preview, isStarting, onRun, onOther }: ImportPreviewProps) {
  const t = useT()
  const { number } = useMoments()
  const [withTwins, setWithTwins] = useState(false)
  const { rows, problems, newCategories } = preview
  const twins = rows.filter(({ isDuplicate }) => isDuplicate)
  const wanted = withTwins ? rows : rows.filter(({ isDuplicate }) => !isDuplicate)
  const columns: Column<Row>[] = [
    { key: 'row', title: t('exam.import_line'), align: 'end', cell: ({ row }) => number(row) },
    {
      key: 'title',
      title: t('exam.bank_question'),
      cell: ({ title, isDuplicate }) => (
        <>
          {title} {isDuplicate && <StateTag tone="warning">{t('exam.import_twin')}</StateTag>}
        </>
      ),
    },
    { key: 'type', title: t('exam.bank_type'), keep: true, cell: ({ body }) => t(`exam.type_${body.type}`) },
    { key: 'category', title: t('exam.bank_category'), cell: ({ category }) => category.join(' / ') },
  ]
  return (
    <div className={styles.form}>
      <Alert
        type={wanted.length > 0 ? 'success' : 'warning'}
        showIcon
        title={t('exam.import_good', { count: wanted.length })}
        description={
          newCategories.length > 0 ? t('exam.import_categories', { names: newCategories.join(' · ') }) : undefined
        }
      />
      {problems.length > 0 && (
        <>
          <Alert type="warning" showIcon title={t('exam.import_bad', { count: problems.length })} />
          <ProblemTable heading="h2" problems={problems} />
        </>
      )}
      {twins.length > 0 && (
        <Checkbox checked={withTwins} onChange={({ target }) => setWithTwins(target.checked)}>
          {t('exam.import_twins', { count: twins.length })}
        </Checkbox>
      )}
      {rows.length > 0 && (
        <RowTable label={t('exam.bank')} columns={columns} rows={rows} rowKey={({ row }) => String(row)} />
      )}
      <div className={styles.foot}>
        <Button onClick={onOther}>{t('exam.import_other')}</Button>
        <Button type="primary" loading={isStarting} disabled={wanted.length === 0} onClick={() => onRun(wanted)}>
          {t('exam.import_run', { count: wanted.length })}
        </Button>
      </div>
    </div>
  )
}
