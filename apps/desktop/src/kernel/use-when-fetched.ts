import { showToast } from '@sands/web/toast/toast'
import { useCallback } from 'react'
import type { LazyPage } from './lazy-page.tsx'
import { useT } from './text.ts'

/**
 * For a dialog whose chunk is loaded on first use: it opens once the chunk is there, and nothing changes until then. If
 * the chunk cannot be loaded, a message says so; rendering the dialog without it would break the page.
 */
export function useWhenFetched<Props extends object>({
  preload,
}: LazyPage<Props>): (open: () => void) => Promise<void> {
  const t = useT()
  return useCallback(
    (open) => preload().then(open, () => showToast(t('kernel.part_failed'), { kind: 'error' })),
    [preload, t],
  )
}
