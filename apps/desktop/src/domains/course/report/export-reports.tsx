import { ExportOutlined } from '@ant-design/icons'
import type { CallBody } from '@sands/contract/calls'
import { asId } from '@sands/contract/kernel/id'
import type { BatchId, DepartmentId } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useDepartmentOptions } from '../../../kernel/audience/use-department-options.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './report.module.css'

const EXPORT = 'POST /sands-lms/api/v1/manage/course/report/export-all'

interface ExportReportsProps {
  /** Selects the courses. */
  filter: Omit<CallBody<typeof EXPORT>, 'departmentId'>
  disabled: boolean
}

/** Exports the reports of all courses as a file, for everybody or for one department. */
export function ExportReports({ filter, disabled }: ExportReportsProps) {
  const t = useT()
  const departments = useDepartmentOptions()
  const exporting = useAct(EXPORT)
  const [asks, setAsks] = useState(false)
  const [department, setDepartment] = useState('')
  const [batchId, setBatchId] = useState<BatchId>()
  const start = async () => {
    const body = { ...filter, ...(department && { departmentId: asId<DepartmentId>(department) }) }
    const { data } = await attempt(() => exporting.mutateAsync({ body }))
    if (!data) return
    setBatchId(data.batchId)
    setAsks(false)
  }
  return (
    <>
      <Button icon={<ExportOutlined aria-hidden />} disabled={disabled} onClick={() => setAsks(true)}>
        {t('course.reports_export')}
      </Button>
      <Modal
        open={asks}
        title={t('course.reports_export')}
        width={520}
        okText={t('course.reports_export_start')}
        cancelText={t('kernel.cancel')}
        confirmLoading={exporting.isPending}
        destroyOnHidden
        onOk={() => void start()}
        onCancel={() => setAsks(false)}
      >
        <div className={styles.ask}>
          <p>{t('course.reports_export_text')}</p>
          {departments && (
            <Field label={t('course.reports_export_department')}>
              {(field) => (
                <Choice
                  field={field}
                  placeholder={t('course.report_department_any')}
                  value={department}
                  options={departments}
                  onChange={setDepartment}
                />
              )}
            </Field>
          )}
        </div>
      </Modal>
      <BatchDialog batchId={batchId} title={t('course.batch_all_reports')} onClose={() => setBatchId(undefined)} />
    </>
  )
}
