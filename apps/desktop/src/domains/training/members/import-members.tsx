import { DownloadOutlined, ImportOutlined, UploadOutlined } from '@ant-design/icons'
import type { BatchId, Id } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { uploadFile } from '@sands/web/upload/upload'
import { Alert, Button, Drawer, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { BatchProgress } from '../../../kernel/batch/batch-progress.tsx'
import { saveBytes } from '../../../kernel/file/save-bytes.ts'
import { useT } from '../../../kernel/text.ts'
import styles from '../manage/training.module.css'
import { type FoundMembers, ImportPreview } from './import-preview.tsx'

const TEMPLATE = 'GET /sands-lms/api/v1/manage/training/member/import/template'
const READ = 'POST /sands-lms/api/v1/manage/training/member/import/read'
const START = 'POST /sands-lms/api/v1/manage/training/member/import/start'
const MOST_NAME = 200
const MOST_ROWS = 2000

type Stage =
  | { readonly name: 'choose'; readonly failure?: string }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly found: FoundMembers }
  | { readonly name: 'running'; readonly batchId: BatchId }

interface ImportMembersProps {
  id: Id<'training'>
  onDone: () => void
}

/** Members from a file. Everything is shown before anything is stored. */
export function ImportMembers({ id, onDone }: ImportMembersProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('training.import')}
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} size={560} title={t('training.import')} destroyOnHidden>
        <Import id={id} onDone={onDone} />
      </Drawer>
    </>
  )
}

function Import({ id, onDone }: ImportMembersProps) {
  const t = useT()
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const start = useAct(START)
  const read = async (file: File) => {
    setStage({ name: 'reading' })
    const { data, error } = await attempt(() =>
      uploadFile({ key: READ, query: { id, fileName: file.name.slice(-MOST_NAME) }, file }),
    )
    setStage(
      error ? { name: 'choose', failure: error.msg || t('app_network_error') } : { name: 'preview', found: data },
    )
  }
  const run = async ({ rows }: FoundMembers) => {
    const body = { id, rows: rows.map(({ row, number }) => ({ row, number })) }
    const { data } = await attempt(() => start.mutateAsync({ body }))
    if (data) setStage({ name: 'running', batchId: data.batchId })
  }
  const reset = () => setStage({ name: 'choose' })
  switch (stage.name) {
    case 'reading':
      return <Skeleton active paragraph={{ rows: 4 }} />
    case 'preview':
      return (
        <ImportPreview
          found={stage.found}
          isStarting={start.isPending}
          onRun={() => void run(stage.found)}
          onOther={reset}
        />
      )
    case 'running':
      return (
        <div className={styles.stack}>
          <BatchProgress batchId={stage.batchId} onDone={onDone} />
          <div>
            <Button onClick={reset}>{t('training.import_again')}</Button>
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
    <div className={styles.stack}>
      <p>{t('training.import_text', { most: MOST_ROWS })}</p>
      <div>
        <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={() => void download()}>
          {t('training.import_template')}
        </Button>
      </div>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label={t('training.import_choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <div>
        <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('training.import_choose')}
        </Button>
      </div>
    </div>
  )
}
