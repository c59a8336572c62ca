import type { CourseImportPreview } from '@sands/contract/course/import.calls'
import { Alert, Button } from 'antd'
import { ProblemTable } from '../../../kernel/batch/problem-table.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from './import.module.css'

interface ImportPreviewProps {
  preview: CourseImportPreview
  isStarting: boolean
  onRun: () => void
  onOther: () => void
}

/** The expected result of the import, before anything is stored. */
export function ImportPreview({ preview, isStarting, onRun, onOther }: ImportPreviewProps) {
  const t = useT()
  const { rows, problems, newCategories } = preview
  return (
    <div className={styles.import}>
      <h2 className="visually-hidden">{t('course.manage_import')}</h2>
      <Alert
        type={rows.length > 0 ? 'success' : 'warning'}
        showIcon
        title={t('course.manage_import_good', { count: rows.length })}
        description={
          newCategories.length > 0
            ? t('course.manage_import_categories', { names: newCategories.join(' · ') })
            : undefined
        }
      />
      {problems.length > 0 && <ProblemTable problems={problems} />}
      <div className={styles.acts}>
        <Button onClick={onOther}>{t('course.manage_import_other')}</Button>
        <Button type="primary" loading={isStarting} disabled={rows.length === 0} onClick={onRun}>
          {t('course.manage_import_run', { count: rows.length })}
        </Button>
      </div>
    </div>
  )
}
