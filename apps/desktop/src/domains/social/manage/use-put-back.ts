import type { ManagedComment } from '@sands/contract/social/social.model'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'

/** Puts a comment back after a question, because its author is told. Refreshes the page in any case. */
export function usePutBack(onChanged: () => Promise<unknown>): (comment: ManagedComment) => void {
  const t = useT()
  const confirm = useConfirm()
  const restore = useAct('POST /sands-system/api/v1/manage/comment/restore')
  return ({ id, author }) =>
    confirm({
      title: t('social.manage_put_back_ask', { name: author.name }),
      text: t('social.manage_put_back_text'),
      action: t('social.manage_put_back'),
      run: () => restore.mutateAsync({ body: { id } }),
      done: t('social.manage_put_back_done'),
      refresh: onChanged,
    })
}
