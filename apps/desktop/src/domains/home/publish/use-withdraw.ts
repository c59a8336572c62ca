import type { DecorationSummary } from '@sands/contract/home/decoration.model'
import { useAct } from '@sands/web/call/use-call'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useForgetDecoration } from './use-forget-decoration.ts'

/** Withdraws a page after a question, and refreshes the lists afterwards. */
export function useWithdraw(): (page: DecorationSummary) => void {
  const t = useT()
  const moments = useMoments()
  const confirm = useConfirm()
  const forget = useForgetDecoration()
  const withdraw = useAct('POST /sands-lms/api/v1/manage/decoration/withdraw')
  return ({ id, version, name, publishAt }) =>
    confirm({
      title: t('home.withdraw_ask', { name }),
      text: t('home.withdraw_text', { time: publishAt ? moments.full(publishAt) : '' }),
      action: t('home.withdraw'),
      danger: true,
      run: () => withdraw.mutateAsync({ body: { id, version } }),
      done: t('home.withdraw_done'),
      refresh: forget.all,
    })
}
