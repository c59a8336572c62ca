import type { Id } from '@sands/contract/kernel/schema'
import type { OutgoingDetail } from '@sands/contract/message/send.model'
import { CallError } from '@sands/web/call/call'
import { oneTap } from '@sands/web/call/one-tap'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isConflict } from '../../../kernel/conflict.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { bodyOf, type Draft } from './draft.ts'
import { useForgetOutgoing } from './use-forget-outgoing.ts'

const LIST = '/manage/message/outgoing'

/** Sends a draft, or stores it for later. Whatever goes wrong, what was typed stays. */
export function useCompose(stored: OutgoingDetail | undefined) {
  const t = useT()
  const moments = useMoments()
  const navigate = useNavigate()
  const forget = useForgetOutgoing()
  const create = useAct('POST /sands-system/api/v1/manage/message/create')
  const update = useAct('POST /sands-system/api/v1/manage/message/update')
  const [conflict, setConflict] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [tap] = useState(() => oneTap<void>())

  const store = async (draft: Draft): Promise<Id<'outgoing'>> => {
    const body = bodyOf(draft)
    if (!stored) return (await create.mutateAsync({ body, quiet: true })).id
    await update.mutateAsync({ body: { ...body, id: stored.id, version: stored.version }, quiet: true })
    return stored.id
  }

  const send = async (draft: Draft): Promise<void> => {
    setConflict(false)
    setFailure(null)
    try {
      const id = await store(draft)
      await forget()
      const { sendAt } = bodyOf(draft)
      const told = sendAt ? t('message.send_scheduled', { time: moments.full(sendAt) }) : t('message.send_done')
      showToast(told, { kind: 'success' })
      await navigate(sendAt ? LIST : `${LIST}?open=${id}`)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isConflict(error)) setConflict(true)
      else setFailure(error.msg || t('app_network_error'))
    }
  }

  return {
    conflict,
    failure,
    pending: create.isPending || update.isPending,
    settle: () => setConflict(false),
    /** A second tap leads nowhere a second time: the way back is still to this page. */
    submit: (draft: Draft): Promise<void> => tap(JSON.stringify(bodyOf(draft)), () => send(draft)),
  }
}
