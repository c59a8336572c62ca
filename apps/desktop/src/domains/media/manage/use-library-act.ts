import { attempt } from '@sands/web/call/attempt'
import { showToast } from '@sands/web/toast/toast'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'

/** Runs an action on a file, reports the result, and refreshes the page in any case. */
export function useLibraryAct(onChanged: () => Promise<unknown>) {
  const t = useT()
  return async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    const { error } = await attempt(act)
    const reason = isConflict(error) ? t('media.changed_meanwhile') : error?.msg || t('app_network_error')
    showToast(error ? reason : done, { kind: error ? 'error' : 'success' })
    await onChanged()
    return error === undefined
  }
}
