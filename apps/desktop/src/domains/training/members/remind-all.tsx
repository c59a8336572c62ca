import type { Id } from '@sands/contract/kernel/schema'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'

interface RemindAllProps {
  id: Id<'training'>
  /** Members who are not done. */
  open: number
  onChanged: () => Promise<unknown>
}

/** Reminds everybody who is not done, and says how many people that were and how many it left out. */
export function RemindAll({ id, open, onChanged }: RemindAllProps) {
  const t = useT()
  const confirm = useConfirm()
  const remind = useAct('POST /sands-lms/api/v1/manage/training/member/remind')
  const send = async () => {
    const { data } = await attempt(() => remind.mutateAsync({ body: { id } })).finally(onChanged)
    if (!data) return
    const { reminded, remindedBefore, nothingOpen } = data
    const lines = [
      t('training.reminded_count', { count: reminded }),
      ...(remindedBefore > 0 ? [t('training.not_reminded_before', { count: remindedBefore })] : []),
      ...(nothingOpen > 0 ? [t('training.not_reminded_done', { count: nothingOpen })] : []),
    ]
    if (reminded > 0) showToast(lines.join(' '), { kind: 'success' })
    else showToast(lines.join(' '))
  }
  const ask = () =>
    confirm({
      title: t('training.remind_all_ask', { count: open }),
      text: t('training.remind_all_text'),
      action: t('training.remind_do'),
      run: send,
    })
  return (
    <Button loading={remind.isPending} onClick={ask}>
      {t('training.remind_all')}
    </Button>
  )
}
