import type { PageOf } from '@sands/contract/kernel/schema'
import type { Collected } from '@sands/contract/social/social.model'
import { useT } from '@sands/web/i18n/i18n'
import { COLLECT_PAGE, collectId, sendCollect } from '@sands/web/social/social-calls'
import { forgetToggle } from '@sands/web/social/use-toggle'
import { showToast } from '@sands/web/toast/toast'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

type Pages = InfiniteData<PageOf<Collected>>
type Target = Pick<Collected, 'collectModuleType' | 'collectModuleId'>

const isOther = (a: Target) => (b: Target) =>
  a.collectModuleType !== b.collectModuleType || a.collectModuleId !== b.collectModuleId

/** Removes the row at once, and restores it when the server refuses. */
export function useRemoveCollected(): (target: Collected) => Promise<void> {
  const queries = useQueryClient()
  const t = useT()
  return useCallback(
    async (target) => {
      const social = { module: target.collectModuleType, moduleId: target.collectModuleId }
      queries.setQueriesData<Pages>(
        { queryKey: [COLLECT_PAGE] },
        (held) =>
          held && {
            ...held,
            pages: held.pages.map((page) => ({ ...page, records: page.records.filter(isOther(target)) })),
          },
      )
      try {
        await sendCollect(social, false)
        forgetToggle(collectId(social))
        showToast(t('social.uncollected'), { kind: 'success' })
        // The cached page of the content may still say that it is collected.
        await queries.invalidateQueries({ refetchType: 'none' })
      } catch {
        // The call layer has shown the error.
      } finally {
        await queries.invalidateQueries({ queryKey: [COLLECT_PAGE] })
      }
    },
    [queries, t],
  )
}
