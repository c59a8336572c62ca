import type { BatchId } from '@sands/contract/kernel/schema'
import type { Batch } from '@sands/contract/ops/batch.model'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../text.ts'
import { useConfirm } from '../ui/form/use-confirm.ts'
import { saveFrom } from './save-from.ts'
import { useBatchWords } from './use-batch-words.ts'

export interface BatchActs {
  save: (id: BatchId) => Promise<void>
  saving: boolean
  askCancel: (batch: Pick<Batch, 'id' | 'kind'>) => void
}

export function useBatchActs(): BatchActs {
  const t = useT()
  const words = useBatchWords()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const [saving, setSaving] = useState(false)
  const cancel = useAct('POST /sands-system/api/v1/ops/batch/cancel')

  return {
    saving,
    async save(id) {
      setSaving(true)
      const { data } = await attempt(() => call('GET /sands-system/api/v1/ops/batch/file', { query: { id } }))
      setSaving(false)
      if (data) saveFrom(data.url)
    },
    askCancel: ({ id, kind }) =>
      confirm({
        title: t('ops.batch_cancel_ask', { kind: words.kind(kind) }),
        text: t('ops.batch_cancel_text'),
        action: t('ops.batch_cancel'),
        danger: true,
        run: () => cancel.mutateAsync({ body: { id } }),
        refresh: () =>
          Promise.all(
            (['GET /sands-system/api/v1/ops/batch/page', 'GET /sands-system/api/v1/ops/batch/get'] as const).map(
              (key) => queries.invalidateQueries({ queryKey: [key] }),
            ),
          ),
      }),
  }
}
