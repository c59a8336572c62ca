import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { RowProblem } from '@sands/contract/ops/batch.model'
import { FACE_REASON_LENGTH } from '@sands/rules/face/session'
import { attempt } from '@sands/web/call/attempt'
import { Alert, Button, Checkbox, Drawer, Input, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { BatchProgress } from '../../../kernel/batch/batch-progress.tsx'
import { ProblemTable } from '../../../kernel/batch/problem-table.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../face.module.css'
import { saveSheet } from './save-sheet.ts'

/** What a file contains: rows that can be imported, and what is wrong with the others. */
interface Preview {
  rows: readonly unknown[]
  problems: readonly RowProblem[]
  /** Problems that can be imported all the same, for a reason. */
  guarded?: readonly { row: number }[]
}

interface SheetImportProps<P extends Preview> {
  open: boolean
  title: string
  text: string
  /** The headings and an example; the server knows the headings in every language. */
  template: { name: string; headings: readonly string[]; example: readonly string[] }
  read: (file: File) => Promise<P>
  /** What the import would do, besides the number of rows. */
  note?: (preview: P) => string
  /** With a reason, the guarded rows are imported too. */
  start: (preview: P, overwriteReason: string | undefined) => Promise<{ batchId: BatchId }>
  onClose: () => void
  onDone: () => void
}

type Stage<P extends Preview> =
  | { readonly name: 'choose'; readonly failure?: string }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly preview: P }
  | { readonly name: 'running'; readonly batchId: BatchId; readonly refused: readonly RowProblem[] }

/** A table is read, previewed with the problems of its rows, and only then imported. */
export function SheetImport<P extends Preview>({ open, title, onClose, ...parts }: SheetImportProps<P>) {
  return (
    <Drawer open={open} onClose={onClose} size={640} title={title} destroyOnHidden>
      <Steps {...parts} />
    </Drawer>
  )
}

function Steps<P extends Preview>({
  text,
  template,
  read,
  note,
  start,
  onDone,
}: Omit<SheetImportProps<P>, 'open' | 'title' | 'onClose'>) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [stage, setStage] = useState<Stage<P>>({ name: 'choose' })

  async function open(file: File) {
    setStage({ name: 'reading' })
    const { data: preview, error } = await attempt(() => read(file))
    setStage(error ? { name: 'choose', failure: error.msg || t('app_network_error') } : { name: 'preview', preview })
  }
  async function run(preview: P, overwriteReason: string | undefined) {
    const { data } = await attempt(() => start(preview, overwriteReason))
    if (!data) return
    const replaced = new Set(overwriteReason === undefined ? [] : preview.guarded?.map(({ row }) => row))
    const refused = preview.problems.filter(({ row }) => !replaced.has(row))
    setStage({ name: 'running', batchId: data.batchId, refused })
  }

  if (stage.name === 'reading') return <Skeleton active paragraph={{ rows: 5 }} />
  if (stage.name === 'running')
    return <BatchProgress batchId={stage.batchId} refused={[...stage.refused]} onDone={onDone} />
  if (stage.name === 'preview')
    return (
      <PreviewStep
        preview={stage.preview}
        note={note?.(stage.preview)}
        onOther={() => setStage({ name: 'choose' })}
        onRun={(overwriteReason) => run(stage.preview, overwriteReason)}
      />
    )
  return (
    <div className={styles.stack}>
      <p>{text}</p>
      {stage.failure && <Alert type="error" showIcon role="alert" title={stage.failure} />}
      <div className={styles.cells}>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => saveSheet(template)}>
          {t('face.import_template')}
        </Button>
        <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('face.import_choose')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void open(file)
        }}
      />
    </div>
  )
}

interface PreviewStepProps {
  preview: Preview
  note: string | undefined
  onOther: () => void
  onRun: (overwriteReason: string | undefined) => Promise<void>
}

function PreviewStep({ preview, note, onOther, onRun }: PreviewStepProps) {
  const t = useT()
  const [isStarting, setStarting] = useState(false)
  const [overwrites, setOverwrites] = useState(false)
  const [reason, setReason] = useState('')
  const { rows, problems, guarded = [] } = preview
  const count = rows.length + (overwrites ? guarded.length : 0)
  async function run() {
    setStarting(true)
    await onRun(overwrites ? reason.trim() : undefined)
    setStarting(false)
  }
  return (
    <div className={styles.stack}>
      <Alert
        type={rows.length > 0 ? 'success' : 'warning'}
        showIcon
        title={t('face.import_good', { count: rows.length })}
        description={rows.length > 0 ? note : undefined}
      />
      {guarded.length > 0 && (
        <>
          <Alert type="warning" showIcon title={t('face.import_guarded', { count: guarded.length })} />
          <Checkbox checked={overwrites} onChange={({ target }) => setOverwrites(target.checked)}>
            {t('face.import_overwrite')}
          </Checkbox>
          {overwrites && (
            <Field label={t('face.import_overwrite_reason')}>
              {(field) => (
                <Input
                  {...field}
                  maxLength={FACE_REASON_LENGTH}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Field>
          )}
        </>
      )}
      {problems.length > 0 && <ProblemTable heading="h2" problems={[...problems]} />}
      <div className={styles.cells}>
        <Button onClick={onOther}>{t('face.import_other')}</Button>
        <Button
          type="primary"
          loading={isStarting}
          disabled={count === 0 || (overwrites && reason.trim() === '')}
          onClick={() => void run()}
        >
          {t('face.import_run', { count })}
        </Button>
      </div>
    </div>
  )
}
