import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { OnPlayed } from '../player/place/played.ts'
import type { StudyRules } from '../player/place/study-rules.ts'
import { placeKeyOf } from './place-key.ts'
import { seekLimit } from './seek-limit.ts'
import { startViewing } from './start-viewing.ts'
import { NO_VIEW, type ViewedContent, type Viewing, type ViewingView } from './viewing.model.ts'

interface UseViewingInput extends ViewedContent {
  /** False while nothing is to be recorded yet: locked, not loaded, or only looked at by its author. */
  enabled?: boolean
}

export interface UsedViewing extends ViewingView {
  /** For the players, as it is: `<VideoPlayer {...viewing.player} />`. Viewers of pages and pictures take what they know of. */
  readonly player: StudyRules & { readonly onPlayed: OnPlayed }
  readonly onPlayed: OnPlayed
  /** Whether a player may begin: what plays before the server knows of it is recorded nowhere. Once true, it stays so. */
  readonly mayBegin: boolean
  readonly imHere: () => void
  readonly takeOver: () => void
  /** Sends what was collected so far, without waiting for the next tick: a link was opened, a last page seen. */
  readonly finish: () => Promise<void>
}

const noView = () => NO_VIEW
const never = () => () => undefined

/** Records what a person studies on this screen, as long as it is open. */
export function useViewing(input: UseViewingInput): UsedViewing {
  const { learnType, learnId, courseId, channel, trainingId, enabled = true } = input
  const [viewing, setViewing] = useState<Viewing | null>(null)
  // A sound that plays on after its screen is closed still tells what it plays, and so may what was handed over before.
  const latest = useRef<Viewing | null>(null)
  useEffect(() => {
    if (!enabled) return
    const started = startViewing({ learnType, learnId, courseId, channel, trainingId })
    latest.current = started
    setViewing(started)
    return () => {
      started.leave()
      setViewing(null)
    }
  }, [learnType, learnId, courseId, channel, trainingId, enabled])
  const view = useSyncExternalStore(viewing?.subscribe ?? never, viewing?.get ?? noView)
  const [started, setStarted] = useState<string>()
  const isKnown = viewing !== null && view.state !== 'opening'
  if (isKnown && started !== viewing.content.learnId) setStarted(viewing.content.learnId)
  const limit = seekLimit(view)
  const onPlayed = useCallback<OnPlayed>((played) => latest.current?.onPlayed(played), [])
  return {
    ...view,
    player: {
      placeKey: placeKeyOf(input),
      // What waits on this device was seen, whatever the server knows of it.
      isFresh: view.progress?.covered.length === 0 && !view.isWaiting,
      seekLimit: limit,
      isHalted: view.isHalted,
      setBack: view.setBack,
      onPlayed,
    },
    onPlayed,
    mayBegin: !enabled || started === learnId,
    imHere: () => viewing?.imHere(),
    takeOver: () => viewing?.takeOver(),
    finish: async () => viewing?.flush(),
  }
}
