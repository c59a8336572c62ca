import type { CallData } from '@sands/contract/calls'
import { TASK_PASSED } from '@sands/rules/training/task-type'
import { useAct } from '@sands/web/call/use-call'
import { DEVICE_KEYS } from '@sands/web/device/device'
import { devicePlaces } from '@sands/web/device/places'
import { openOutside, outsideTarget } from '@sands/web/host/outside'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { LINK_COMPLETE, type LINK_GET } from '@sands/web/training/training-calls'
import { useEffect, useEffectEvent, useState } from 'react'
import { useReturns } from '../../kernel/use-returns.ts'

export type LinkTask = CallData<typeof LINK_GET>
type Step = 'open' | 'finish'

const SECOND_MS = 1000
/** A link that opens in place waits this long for the server; the request goes on when the page is left. */
const WAIT_MS = 2000
const OPENED = 1

/** Links that were opened on this device and of which the server may not know: the page can be left before it answers. */
const openedLinks = devicePlaces(DEVICE_KEYS.openedLinks)
const note = (taskId: string, place: number) => openedLinks.keep(taskId, { place, time: Date.now() })

/** Seconds that are left, counted on from the last answer of the server; calls `onOver` once at the end. */
function useSecondsLeft(seconds: number | null, answeredAt: number, onOver: () => void): number | null {
  const [left, setLeft] = useState(seconds)
  const [from, setFrom] = useState(answeredAt)
  if (answeredAt !== from) {
    setFrom(answeredAt)
    setLeft(seconds)
  }
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (seconds === null || seconds === 0) return
    const end = answeredAt + seconds * SECOND_MS
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      over()
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [seconds, answeredAt])
  return left
}

/** What the server has not been told yet. */
function stepDue({ status, lockStatus, openTime, leftSeconds }: LinkTask, wasOpened: boolean): Step | null {
  if (status === TASK_PASSED || lockStatus === 1) return null
  if (openTime === null) return wasOpened ? 'open' : null
  return leftSeconds === 0 ? 'finish' : null
}

interface LinkTaskInput {
  link: LinkTask
  answeredAt: number
  onChanged: () => void
}

/**
 * Opens the link of a task and counts its time. The server measures it: whoever comes back later, to this page or to a
 * new one, is asked for nothing more.
 */
export function useLinkTask({ link, answeredAt, onChanged }: LinkTaskInput) {
  const t = useT()
  const { trainingTaskId: taskId } = link
  const completing = useAct(LINK_COMPLETE)
  const isPassed = link.status === TASK_PASSED
  const [wasOpened, setOpened] = useState(() => openedLinks.byKey(taskId)?.place === OPENED)
  const left = useSecondsLeft(isPassed ? null : link.leftSeconds, answeredAt, () => void tell('finish'))

  async function tell(step: Step, quiet = true): Promise<void> {
    try {
      const { status } = await completing.mutateAsync({ body: { taskId, step }, quiet, silent: quiet, keepalive: true })
      if (status === TASK_PASSED && !isPassed) showToast(t('training.link_done'), { kind: 'success' })
      note(taskId, 0)
      setOpened(false)
    } catch {
      // The next answer says what is left; an opening that did not arrive is told at the next return.
      if (step === 'open') setOpened(true)
    }
    onChanged()
  }

  const due = stepDue(link, wasOpened)
  const returns = useReturns(onChanged)
  const tellDue = useEffectEvent(() => {
    if (due) void tell(due)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be told is told again at the next return.
  useEffect(() => tellDue(), [due, returns])

  async function open(): Promise<void> {
    if (!isPassed) note(taskId, OPENED)
    if (outsideTarget() === '_self') {
      await Promise.race([tell('open', false), new Promise((done) => setTimeout(done, WAIT_MS))])
      openOutside(link.url)
    } else {
      // At once: a browser refuses windows that open after an answer.
      openOutside(link.url)
      void tell('open', false)
    }
  }

  return { open, left, isPassed }
}
