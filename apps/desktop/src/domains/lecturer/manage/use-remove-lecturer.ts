import type { ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'

/** Removes a lecturer after a question, and refreshes the list afterwards. */
export function useRemoveLecturer(refresh: () => Promise<unknown>): (lecturer: ManagedLecturer) => void {
  const t = useT()
  const confirm = useConfirm()
  const remove = useAct('POST /sands-lms/api/v1/manage/lecturer/remove')
  return ({ id, version, name }) =>
    confirm({
      title: t('lecturer.manage_remove_ask', { name }),
      text: t('lecturer.manage_remove_text'),
      action: t('lecturer.manage_remove'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id, version } }),
      done: t('lecturer.manage_remove_done', { name }),
      refresh,
    })
}
