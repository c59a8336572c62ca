import { CallError } from '@sands/web/call/call'
import { showToast } from '@sands/web/toast/toast'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'

/** Runs an act on a file and says what came of it. Whatever that is, the page shows how things stand. */
export function useLibraryAct(onChanged: () => Promise<unknown>) {
  const t = useT()
  return async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act()
      showToast(done, { kind: 'success' })
      await onChanged()
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      showToast(isConflict(error) ? t('media.changed_meanwhile') : error.msg || t('app_network_error'), {
        kind: 'error',
      })
      await onChanged()
      return false
    }
  }
}
