import type { ImportField, ImportPreview } from '@sands/contract/org/import.model'
import { Alert, Button, Checkbox, Radio } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { Choice, type Option } from '../../../../kernel/ui/form/choice.tsx'
import { type Column, RowTable } from '../../../../kernel/ui/list/row-table.tsx'
import styles from './import.module.css'
import { assign, choiceOf, FIELD_NAMES, FIELDS, type ImportChoice, missingFields } from './import-order.ts'

interface ImportMappingProps {
  preview: ImportPreview
  start?: ImportChoice
  onBack: () => void
  onReady: (choice: ImportChoice) => void
}

interface FileColumn {
  at: number
  title: string
  samples: readonly string[]
}

/** The content of the file, and the meaning of each column. */
export function ImportMapping({ preview, start, onBack, onReady }: ImportMappingProps) {
  const t = useT()
  const [choice, setChoice] = useState(start ?? choiceOf(preview))
  const missing = missingFields(choice.mapping)
  const options: Option<ImportField>[] = FIELDS.map((field) => ({ value: field, label: t(FIELD_NAMES[field]) }))
  const columns: Column<FileColumn>[] = [
    { key: 'title', title: t('org.import_column'), cell: ({ title }) => <strong>{title || '—'}</strong> },
    {
      key: 'samples',
      title: t('org.import_samples'),
      cell: ({ samples }) => <span className={styles.samples}>{samples.filter(Boolean).join(' · ') || '—'}</span>,
    },
    {
      key: 'field',
      title: t('org.import_meaning'),
      cell: ({ at, title }) => (
        <Choice
          className={styles.meaning}
          options={options}
          value={choice.mapping[at] ?? ''}
          onChange={(field) => setChoice({ ...choice, mapping: assign(choice.mapping, at, field || null) })}
          label={t('org.import_meaning_of', { column: title })}
          placeholder={t('org.import_left_out')}
        />
      ),
    },
  ]
  return (
    <section className={styles.card} aria-label={t('org.import_step_mapping')}>
      <p className={styles.heading}>
        {t('org.import_found', { file: preview.fileName, rows: preview.rows, columns: preview.columns.length })}
      </p>
      <RowTable<FileColumn>
        label={t('org.import_step_mapping')}
        columns={columns}
        rows={preview.columns.map(({ title, samples }, at) => ({ at, title, samples }))}
        rowKey={({ at }) => String(at)}
      />
      <div className={styles.options}>
        <h2 className={styles.heading}>{t('org.import_existing')}</h2>
        <Radio.Group
          aria-label={t('org.import_existing')}
          value={choice.existing}
          onChange={({ target }) => setChoice({ ...choice, existing: target.value === 'update' ? 'update' : 'skip' })}
          options={[
            { value: 'skip', label: t('org.import_existing_skip') },
            { value: 'update', label: t('org.import_existing_update') },
          ]}
        />
        <Checkbox
          checked={choice.createDepartments}
          onChange={({ target }) => setChoice({ ...choice, createDepartments: target.checked })}
        >
          {t('org.import_create_departments')}
        </Checkbox>
      </div>
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('org.import_missing', { fields: missing.map((field) => t(FIELD_NAMES[field])).join(', ') })}
        />
      )}
      <div className={styles.acts}>
        <Button onClick={onBack}>{t('org.import_other_file')}</Button>
        <Button type="primary" disabled={missing.length > 0} onClick={() => onReady(choice)}>
          {t('org.import_try')}
        </Button>
      </div>
    </section>
  )
}
