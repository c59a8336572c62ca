import type { ManagedArticleItem } from '@sands/contract/article/article.model'
import { useAct } from '@sands/web/call/use-call'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'

type Known = Pick<ManagedArticleItem, 'id' | 'version' | 'title' | 'state' | 'readers' | 'publishAt'>

/** Both actions ask first, and refresh the page afterwards. */
export function useArticleActs(onChanged: () => Promise<unknown>) {
  const t = useT()
  const { minute } = useMoments()
  const confirm = useConfirm()
  const withdraw = useAct('POST /sands-lms/api/v1/manage/article/withdraw')
  const remove = useAct('POST /sands-lms/api/v1/manage/article/remove')

  return {
    /** Withdraws a published article, or cancels a scheduled publication. */
    withdraw: ({ id, version, title: name, state, readers, publishAt }: Known) => {
      const isWaiting = state === 'scheduled' && publishAt !== null
      const word = isWaiting ? 'unschedule' : 'withdraw'
      confirm({
        title: t(`article.manage_${word}_ask`, { name }),
        text: isWaiting
          ? t('article.manage_withdraw_scheduled', { time: minute(publishAt) })
          : t('article.manage_withdraw_text', { count: readers }),
        action: t(`article.manage_${word}`),
        danger: !isWaiting,
        run: () => withdraw.mutateAsync({ body: { id, version } }),
        done: t(`article.manage_${word}_done`, { name }),
        refresh: onChanged,
      })
    },
    remove: ({ id, version, title: name }: Known, onGone?: () => void) => {
      let isLeft = false
      confirm({
        title: t('article.manage_remove_ask', { name }),
        text: t('article.manage_remove_text'),
        action: t('article.manage_remove'),
        danger: true,
        run: () => remove.mutateAsync({ body: { id, version } }),
        done: t('article.manage_remove_done', { name }),
        onDone: () => {
          isLeft = onGone !== undefined
          onGone?.()
        },
        // After leaving the page there is nothing to refresh.
        refresh: async () => !isLeft && onChanged(),
      })
    },
  }
}
