import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { RowProblem } from '@sands/contract/ops/batch.model'
import { attempt } from '@sands/web/call/attempt'
import { Alert, Button, Drawer, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { BatchProgress } from '../../../kernel/batch/batch-progress.tsx'
import { ProblemTable } from '../../../kernel/batch/problem-table.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from '../face.module.css'
import { saveSheet } from './save-sheet.ts'

/** What a file contains: rows that can be imported, and what is wrong with the others. */
interface Preview<Row> {
  rows: readonly Row[]
  problems: readonly RowProblem[]
}

interface SheetImportProps<Row> {
  open: boolean
  title: string
  text: string
  /** The headings and an example; the server knows the headings in every language. */
  template: { name: string; headings: readonly string[]; example: readonly string[] }
  read: (file: File) => Promise<Preview<Row>>
  start: (rows: readonly Row[]) => Promise<{ batchId: BatchId }>
  onClose: () => void
  onDone: () => void
}

type Stage<Row> =
  | { readonly name: 'choose'; readonly failure?: string }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly preview: Preview<Row> }
  | { readonly name: 'running'; readonly batchId: BatchId; readonly refused: readonly RowProblem[] }

/** A table is read, previewed with the problems of its rows, and only then imported. */
export function SheetImport<Row>({ open, title, onClose, ...parts }: SheetImportProps<Row>) {
  return (
    <Drawer open={open} onClose={onClose} size={640} title={title} destroyOnHidden>
      <Steps {...parts} />
    </Drawer>
  )
}

function Steps<Row>({
  text,
  template,
  read,
  start,
  onDone,
}: Omit<SheetImportProps<Row>, 'open' | 'title' | 'onClose'>) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [stage, setStage] = useState<Stage<Row>>({ name: 'choose' })
  const [isStarting, setStarting] = useState(false)

  async function open(file: File) {
    setStage({ name: 'reading' })
    const { data: preview, error } = await attempt(() => read(file))
    setStage(error ? { name: 'choose', failure: error.msg || t('app_network_error') } : { name: 'preview', preview })
  }
  async function run({ rows, problems }: Preview<Row>) {
    setStarting(true)
    const { data } = await attempt(() => start(rows))
    setStarting(false)
    if (data) setStage({ name: 'running', batchId: data.batchId, refused: problems })
  }

  if (stage.name === 'reading') return <Skeleton active paragraph={{ rows: 5 }} />
  if (stage.name === 'running')
    return <BatchProgress batchId={stage.batchId} refused={[...stage.refused]} onDone={onDone} />
  if (stage.name === 'preview') {
    const { rows, problems } = stage.preview
    return (
      <div className={styles.stack}>
        <Alert
          type={rows.length > 0 ? 'success' : 'warning'}
          showIcon
          title={t('face.import_good', { count: rows.length })}
        />
        {problems.length > 0 && <ProblemTable problems={[...problems]} />}
        <div className={styles.cells}>
          <Button onClick={() => setStage({ name: 'choose' })}>{t('face.import_other')}</Button>
          <Button
            type="primary"
            loading={isStarting}
            disabled={rows.length === 0}
            onClick={() => void run(stage.preview)}
          >
            {t('face.import_run', { count: rows.length })}
          </Button>
        </div>
      </div>
    )
  }
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
