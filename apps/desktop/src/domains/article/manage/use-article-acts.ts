import type { ManagedArticleItem } from '@sands/contract/article/article.model'
import { useAct } from '@sands/web/call/use-call'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'

type Known = Pick<ManagedArticleItem, 'id' | 'version' | 'title' | 'state' | 'readers' | 'publishAt'>

/** Both ask first. Whatever came of it, the page shows how things stand. */
export function useArticleActs(onChanged: () => Promise<unknown>) {
  const t = useT()
  const { minute } = useMoments()
  const confirm = useConfirm()
  const withdraw = useAct('POST /sands-lms/api/v1/manage/article/withdraw')
  const remove = useAct('POST /sands-lms/api/v1/manage/article/remove')

  return {
    /** Back from its readers, or from its hour. */
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
        // A page that was left has nothing to show of it any more.
        refresh: async () => !isLeft && onChanged(),
      })
    },
  }
}
