import { showToast } from '@sands/web/toast/toast'
import { useCallback } from 'react'
import type { LazyPage } from './lazy-page.tsx'
import { useT } from './text.ts'

/**
 * For a window whose chunk comes when it is first asked for: what opens it is done once it is here, and until then everything
 * stays as it is. One that cannot be had is told about; drawn without it, the frame would break.
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
