import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { OnPlayed } from '../player/place/played.ts'
import type { StudyRules } from '../player/place/study-rules.ts'
import { placeKeyOf } from './place-key.ts'
import { seekLimit } from './seek-limit.ts'
import { startViewing } from './start-viewing.ts'
import { NO_VIEW, type ViewedContent, type Viewing, type ViewingView } from './viewing.model.ts'

interface UseViewingInput extends ViewedContent {
  /** False while nothing is recorded: locked, not loaded, or only previewed by its author. */
  enabled?: boolean
}

export interface UsedViewing extends ViewingView {
  /**
   * Props for the players: `<VideoPlayer {...viewing.player} />`. Viewers of pages and pictures use those they support.
   */
  readonly player: StudyRules & { readonly onPlayed: OnPlayed }
  readonly onPlayed: OnPlayed
  /**
   * Whether a player may start: playback before the server has registered the viewing is not recorded. Once true, it
   * stays true.
   */
  readonly mayBegin: boolean
  readonly imHere: () => void
  readonly takeOver: () => void
  /**
   * Sends the collected stretches without waiting for the next tick, for example after a link was opened or a last page
   * seen.
   */
  readonly finish: () => Promise<void>
}

const noView = () => NO_VIEW
const never = () => () => undefined

/** Records what a person studies on this screen while it is open. */
export function useViewing(input: UseViewingInput): UsedViewing {
  const { learnType, learnId, courseId, channel, trainingId, enabled = true } = input
  const [viewing, setViewing] = useState<Viewing | null>(null)
  // A sound that plays on after its screen is closed still reports, and so may callbacks that were passed on earlier.
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
      // Updates waiting on this device were seen, even if the server does not have them yet.
      isFresh: view.progress?.covered.length === 0 && !view.isWaiting,
      seekLimit: limit,
      isHalted: view.isHalted,
      // Starting the player by hand is the decision to go on here.
      onPlayHalted: view.stopReason === 'elsewhere' ? () => viewing?.takeOver() : undefined,
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
