import type { Id } from '@sands/contract/kernel/schema'
import type { OutgoingDetail } from '@sands/contract/message/send.model'
import { oneTap } from '@sands/web/call/one-tap'
import { useAct } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isConflict } from '../../../kernel/conflict.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import { bodyOf, type Draft } from './draft.ts'
import { useForgetOutgoing } from './use-forget-outgoing.ts'

const LIST = '/manage/message/outgoing'

/** Sends a message, or schedules it. The typed values survive every failure. */
export function useCompose(stored: OutgoingDetail | undefined) {
  const t = useT()
  const moments = useMoments()
  const navigate = useNavigate()
  const forget = useForgetOutgoing()
  const create = useAct('POST /sands-system/api/v1/manage/message/create')
  const update = useAct('POST /sands-system/api/v1/manage/message/update')
  const [conflict, setConflict] = useState(false)
  const { submit, failure, isBusy } = useSubmit()
  const [tap] = useState(() => oneTap<void>())

  const store = async (draft: Draft): Promise<Id<'outgoing'>> => {
    const body = bodyOf(draft)
    if (!stored) return (await create.mutateAsync({ body, quiet: true })).id
    await update.mutateAsync({ body: { ...body, id: stored.id, version: stored.version }, quiet: true })
    return stored.id
  }

  const send = (draft: Draft): Promise<void> => {
    const { sendAt } = bodyOf(draft)
    setConflict(false)
    return submit({
      run: async () => {
        const id = await store(draft)
        await forget()
        return id
      },
      done: sendAt ? t('message.send_scheduled', { time: moments.full(sendAt) }) : t('message.send_done'),
      onDone: (id) => navigate(sendAt ? LIST : `${LIST}?open=${id}`),
      onRefused: (error) => {
        setConflict(isConflict(error))
        return isConflict(error)
      },
    })
  }

  return {
    conflict,
    failure,
    pending: isBusy,
    settle: () => setConflict(false),
    /** A second tap is ignored, so that it does not navigate again: Back still leads to this page. */
    submit: (draft: Draft): Promise<void> => tap(JSON.stringify(bodyOf(draft)), () => send(draft)),
  }
}
