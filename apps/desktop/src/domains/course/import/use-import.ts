import type { CourseImportPreview } from '@sands/contract/course/import.calls'
import type { BatchId } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { uploadFile } from '@sands/web/upload/upload'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'

const MOST_NAME = 200

type Stage =
  | { readonly name: 'choose'; readonly failure?: string }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly preview: CourseImportPreview }
  | { readonly name: 'running'; readonly batchId: BatchId; readonly refused: CourseImportPreview['problems'] }

/** A table is read, previewed, and only then imported as drafts. */
export function useImport() {
  const t = useT()
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const start = useAct('POST /sands-lms/api/v1/manage/course/import/start')

  const read = async (file: File) => {
    setStage({ name: 'reading' })
    const { data: preview, error } = await attempt(() =>
      uploadFile({
        key: 'POST /sands-lms/api/v1/manage/course/import/read',
        query: { fileName: file.name.slice(-MOST_NAME) },
        file,
      }),
    )
    setStage(error ? { name: 'choose', failure: error.msg || t('app_network_error') } : { name: 'preview', preview })
  }
  const run = async ({ rows, problems }: CourseImportPreview) => {
    const { data } = await attempt(() => start.mutateAsync({ body: { rows } }))
    if (data) setStage({ name: 'running', batchId: data.batchId, refused: problems })
  }
  return {
    stage,
    isStarting: start.isPending,
    read: (file: File) => void read(file),
    run: (preview: CourseImportPreview) => void run(preview),
    reset: () => setStage({ name: 'choose' }),
  }
}
