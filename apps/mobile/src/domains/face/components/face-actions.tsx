import { applyLinks } from '@sands/contract/apply/apply.links'
import { faceLinks } from '@sands/contract/face/face.links'
import type { FaceDetail } from '@sands/contract/face/face.model'
import { isSignOpen, type SignWay } from '@sands/rules/face/attendance'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { FACE_SIGN_UP } from '@sands/web/face/face-calls'
import { useT } from '@sands/web/i18n/i18n'
import { taskArrival } from '@sands/web/study/task-arrival'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'

interface FaceActionsProps {
  face: FaceDetail
  onChanged: () => void
}

/** The day whose code counts now. */
const dayFor = ({ days }: FaceDetail, way: SignWay) =>
  days.find((day) =>
    isSignOpen({ startsAt: Date.parse(day.startTime), endsAt: Date.parse(day.endTime) }, way, Date.now()),
  )

/** The one thing to do next; null when there is nothing. */
export function FaceActions({ face, onChanged }: FaceActionsProps) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const { nextAct } = face
  const [search] = useSearchParams()
  const arrival = taskArrival(search)

  async function signUp() {
    if (isBusy) return
    setBusy(true)
    const { data } = await attempt(() => call(FACE_SIGN_UP, { body: { faceId: face.faceId } }))
    setBusy(false)
    if (data) showToast(t(data.status === 'waiting' ? 'face.done_waiting' : 'face.done_booked'), { kind: 'success' })
    // The call has shown a refusal; the page shows what is true now.
    onChanged()
  }

  if (nextAct === 'sign_up' || nextAct === 'join_waiting')
    return (
      <Button block busy={isBusy} onClick={() => void signUp()}>
        {t(`face.do_${nextAct}`)}
      </Button>
    )
  if (nextAct === 'apply' && face.applyId)
    return (
      <ButtonLink block to={applyLinks.detail(face.applyId)}>
        {t('face.do_apply')}
      </ButtonLink>
    )
  if (nextAct === 'confirm' && face.trainConfirmId)
    return (
      <ButtonLink block to={faceLinks.seat(face.trainConfirmId, arrival)}>
        {t('face.do_answer')}
      </ButtonLink>
    )
  if (nextAct === 'sign_in' || nextAct === 'sign_out') {
    const way = nextAct === 'sign_in' ? 'in' : 'out'
    const day = dayFor(face, way)
    return (
      day && (
        <ButtonLink block to={faceLinks.check(day.dayId, way, arrival)}>
          {t(`face.do_${nextAct}`)}
        </ButtonLink>
      )
    )
  }
  return null
}
