import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'

export interface DeadLetterActs {
  askRetry: (ids: readonly string[]) => void
  askDiscard: (ids: readonly string[]) => void
}

/** Both actions ask first, handle one letter after the other, and refresh the list in any case. */
export function useDeadLetterActs({ onDone }: { onDone: (ids: readonly string[]) => void }): DeadLetterActs {
  const t = useT()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const retry = useAct('POST /sands-system/api/v1/ops/dead-letter/retry')
  const discard = useAct('POST /sands-system/api/v1/ops/dead-letter/discard')

  const runAll = async (act: typeof retry, ids: readonly string[]): Promise<string[]> => {
    const done: string[] = []
    for (const id of ids) {
      const { error } = await attempt(() => act.mutateAsync({ body: { id } }))
      // The remaining letters stay chosen, for another try.
      if (error) break
      done.push(id)
    }
    onDone(done)
    await Promise.all(
      (['GET /sands-system/api/v1/ops/dead-letter/page', 'GET /sands-system/api/v1/ops/status'] as const).map((key) =>
        queries.invalidateQueries({ queryKey: [key] }),
      ),
    )
    return done
  }

  return {
    askRetry: (ids) =>
      confirm({
        title: t('ops.retry_ask', { count: ids.length }),
        text: t('ops.retry_text'),
        action: t('ops.retry'),
        run: async () => {
          const done = await runAll(retry, ids)
          if (done.length > 0) showToast(t('ops.retried', { count: done.length }), { kind: 'success' })
        },
      }),
    askDiscard: (ids) =>
      confirm({
        title: t('ops.discard_ask', { count: ids.length }),
        text: t('ops.discard_text'),
        action: t('ops.discard'),
        danger: true,
        run: async () => {
          const done = await runAll(discard, ids)
          if (done.length > 0) showToast(t('ops.discarded', { count: done.length }), { kind: 'success' })
        },
      }),
  }
}
