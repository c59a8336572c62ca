import type { ManagedFeedback } from '@sands/contract/feedback/feedback.model'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'

interface CloseButtonProps {
  feedback: ManagedFeedback
  onChanged: () => Promise<unknown>
}

/** Closes feedback after asking, or opens it again. */
export function CloseButton({ feedback: { id, version, state }, onChanged }: CloseButtonProps) {
  const t = useT()
  const confirm = useConfirm()
  const run = useRun(onChanged)
  const close = useAct('POST /sands-system/api/v1/manage/question/close')
  const reopen = useAct('POST /sands-system/api/v1/manage/question/reopen')
  const body = { id, version }
  if (state === 'closed') {
    return (
      <Button
        loading={reopen.isPending}
        onClick={() => void run(() => reopen.mutateAsync({ body }), t('feedback.manage_reopened'))}
      >
        {t('feedback.manage_reopen')}
      </Button>
    )
  }
  const ask = () =>
    confirm({
      title: t('feedback.manage_close_ask'),
      text: t('feedback.manage_close_text'),
      action: t('feedback.manage_close'),
      run: () => run(() => close.mutateAsync({ body }), t('feedback.manage_closed')),
    })
  return <Button onClick={ask}>{t('feedback.manage_close')}</Button>
}
