import type { OutgoingMessage } from '@sands/contract/message/send.model'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useForgetOutgoing } from './use-forget-outgoing.ts'

/** Cancels a message after a question, and refreshes the list afterwards. */
export function useCancelMessage(): (message: Pick<OutgoingMessage, 'id' | 'version' | 'title'>) => void {
  const t = useT()
  const confirm = useConfirm()
  const forget = useForgetOutgoing()
  const cancel = useAct('POST /sands-system/api/v1/manage/message/cancel')
  return ({ id, version, title }) =>
    confirm({
      title: t('message.send_cancel_ask', { title }),
      text: t('message.send_cancel_text'),
      action: t('message.send_cancel'),
      danger: true,
      run: () => cancel.mutateAsync({ body: { id, version } }),
      done: t('message.send_cancelled'),
      refresh: forget,
    })
}
