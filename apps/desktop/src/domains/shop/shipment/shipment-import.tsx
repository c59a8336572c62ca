import { DownloadOutlined, ImportOutlined, UploadOutlined } from '@ant-design/icons'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { RowProblem } from '@sands/contract/ops/batch.model'
import type { ShipmentPreview } from '@sands/contract/shop/shipment.calls'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { uploadFile } from '@sands/web/upload/upload'
import { Alert, Button, Drawer, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { BatchProgress } from '../../../kernel/batch/batch-progress.tsx'
import { ProblemTable } from '../../../kernel/batch/problem-table.tsx'
import { saveBytes } from '../../../kernel/file/save-bytes.ts'
import { useT } from '../../../kernel/text.ts'
import styles from '../shop.module.css'

const TEMPLATE = 'GET /sands-shopping/api/v1/manage/order/shipment/template'
const READ = 'POST /sands-shopping/api/v1/manage/order/shipment/read'
const START = 'POST /sands-shopping/api/v1/manage/order/shipment/start'
const MOST_NAME = 200
const MOST_ROWS = 2000

type Stage =
  | { readonly name: 'choose'; readonly failure?: string }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly preview: ShipmentPreview }
  | { readonly name: 'running'; readonly batchId: BatchId; readonly refused: readonly RowProblem[] }

/** Ships the orders of a file with tracking numbers. Everything is shown before anything is stored. */
export function ShipmentImport({ onDone }: { onDone: () => void }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('shop.manage_import')}
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} size={640} title={t('shop.manage_import')} destroyOnHidden>
        <Stages onDone={onDone} />
      </Drawer>
    </>
  )
}

function Stages({ onDone }: { onDone: () => void }) {
  const t = useT()
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const start = useAct(START)
  const read = async (file: File) => {
    setStage({ name: 'reading' })
    const { data: preview, error } = await attempt(() =>
      uploadFile({ key: READ, query: { fileName: file.name.slice(-MOST_NAME) }, file }),
    )
    setStage(error ? { name: 'choose', failure: error.msg || t('app_network_error') } : { name: 'preview', preview })
  }
  const run = async ({ rows, problems }: ShipmentPreview) => {
    const { data } = await attempt(() => start.mutateAsync({ body: { rows } }))
    if (data) setStage({ name: 'running', batchId: data.batchId, refused: problems })
  }
  const reset = () => setStage({ name: 'choose' })
  switch (stage.name) {
    case 'reading':
      return <Skeleton active paragraph={{ rows: 4 }} />
    case 'preview':
      return (
        <Preview
          preview={stage.preview}
          isStarting={start.isPending}
          onRun={() => void run(stage.preview)}
          onOther={reset}
        />
      )
    case 'running':
      return (
        <div className={styles.form}>
          <BatchProgress batchId={stage.batchId} refused={stage.refused} onDone={onDone} />
          <div>
            <Button onClick={reset}>{t('shop.manage_import_other')}</Button>
          </div>
        </div>
      )
    case 'choose':
      return <Choose failure={stage.failure} onFile={(file) => void read(file)} />
  }
}

function Choose({ failure, onFile }: { failure: string | undefined; onFile: (file: File) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    // When the server refuses, the call layer shows why.
    const { data } = await attempt(() => call(TEMPLATE, {}))
    setLoading(false)
    if (data) saveBytes(data)
  }
  return (
    <div className={styles.form}>
      <p>{t('shop.manage_import_text', { most: MOST_ROWS })}</p>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label={t('shop.manage_import_choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <div className={styles.acts}>
        <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={() => void download()}>
          {t('shop.manage_import_template')}
        </Button>
        <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('shop.manage_import_choose')}
        </Button>
      </div>
    </div>
  )
}

interface PreviewProps {
  preview: ShipmentPreview
  isStarting: boolean
  onRun: () => void
  onOther: () => void
}

function Preview({ preview: { rows, problems }, isStarting, onRun, onOther }: PreviewProps) {
  const t = useT()
  const count = rows.length
  return (
    <div className={styles.form}>
      <Alert type={count > 0 ? 'success' : 'warning'} showIcon title={t('shop.manage_import_good', { count })} />
      {problems.length > 0 && <ProblemTable heading="h2" problems={problems} />}
      <div className={styles.acts}>
        <Button onClick={onOther}>{t('shop.manage_import_other')}</Button>
        <Button type="primary" disabled={count === 0} loading={isStarting} onClick={onRun}>
          {t('shop.manage_import_run', { count })}
        </Button>
      </div>
    </div>
  )
}
