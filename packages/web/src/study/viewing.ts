import type {
  LearningDetail,
  LearningProgress,
  LearningReceipt,
  LearningUpdate,
} from '@sands/contract/study/learning.model'
import { STUDY } from '@sands/rules/study'
import { CallError } from '../call/call-error.ts'
import type { Played } from '../player/place/played.ts'
import { createStore } from '../store/store.ts'
import { watchActivity } from './activity.ts'
import { watchClosing } from './closing.ts'
import { createPrompt, type Prompt } from './prompt.ts'
import { hasGap, receiptStatus } from './receipt-status.ts'
import { seekLimit } from './seek-limit.ts'
import { createAsking, isTemporary } from './server-retry.ts'
import { NO_VIEW, type ViewedContent, type Viewing, type ViewingView } from './viewing.model.ts'
import { createRecorder, type KnownViewing, type Recorder } from './viewing-recorder.ts'
import type { ViewingStore } from './viewing-store.ts'
import { withWaiting } from './with-waiting.ts'

/** Everything that a viewing needs from outside. */
export interface ViewingEnvironment {
  /** Runs before a new viewing is requested from the server. */
  before: () => Promise<void>
  create: (content: ViewedContent) => Promise<LearningDetail>
  /** A sound plays, in sight or not. */
  heard: () => void
  /** A viewing that was prepared for offline use. */
  takeAlong: (content: ViewedContent) => Promise<KnownViewing | null>
  send: (update: LearningUpdate) => Promise<LearningReceipt>
  /** The last update of a viewing. Losing it does no harm. */
  finish: (update: LearningUpdate) => Promise<unknown>
  /** Stores the person's progress for offline use. */
  remember: (progress: LearningProgress) => void
  keep: ViewingStore
  onReturn: (back: () => void) => () => void
  now: () => number
}

/** Stretches are reported every five seconds: after this time nothing is playing. */
const QUIET_MS = 8000
/** A stretch that ends early was ended by the person: updates are sent soon, but not on every move of the seek bar. */
const SOON_MS = 400

/** Records the study of one content. */
export function createViewing(content: ViewedContent, environment: ViewingEnvironment): Viewing {
  const { now } = environment
  const view = createStore<ViewingView>(NO_VIEW)
  const patch = (facts: Partial<ViewingView>) => view.set({ ...view.get(), ...facts })
  let recorder: Recorder | null = null
  let prompt: Prompt | null = null
  let playedAt = Number.NEGATIVE_INFINITY
  let soon: ReturnType<typeof setTimeout> | undefined
  let leftAt: number | null = null
  let isOver = false
  let asksNow = true
  let opening: Promise<void> | null = null
  /** What the server said last; while it cannot be asked, what waits is shown on top of it. */
  let sure: LearningProgress | null = null

  const showWaiting = () => {
    const { terms, isWaiting } = view.get()
    if (sure && terms && recorder && isWaiting) patch({ progress: withWaiting(sure, recorder.waiting(), terms.form) })
  }
  /** Sound out of sight plays to its end before anybody is asked: nobody would see the question. */
  const mayAsk = ({ kind, visible, to }: Played) => {
    if (kind !== 'audio' || (visible && leftAt === null)) return true
    const total = sure?.total ?? 0
    return total > 0 && to * 1000 >= total - STUDY.endMs
  }
  const isPlaying = () => now() - playedAt < QUIET_MS

  const onReceipt = (receipt: LearningReceipt) => {
    const standing = receiptStatus(receipt, isPlaying())
    // Receipts of stretches sent before the prompt was ignored do not end the halt.
    const isStill = prompt?.isSilent() === true && !standing.isHalted
    sure = receipt.progress
    patch({ progress: receipt.progress, ...(isStill ? {} : standing) })
    const limit = hasGap(receipt) ? seekLimit(view.get()) : undefined
    if (limit !== undefined) patch({ setBack: { to: limit } })
    if (leftAt !== null && standing.stopReason === 'elsewhere') end()
  }

  const begin = (known: KnownViewing) => {
    asking.done()
    const { terms, progress } = known.detail
    recorder = createRecorder({
      known,
      keep: environment.keep,
      send: environment.send,
      now,
      onReceipt,
      onLost: (why) => {
        if (why === 'unknown') void open()
        else patch({ state: 'failed' })
      },
      onWaiting: (isWaiting) => {
        patch({ isWaiting })
        showWaiting()
      },
    })
    prompt = createPrompt({
      afterMs: terms.promptAfterSeconds * 1000,
      waitMs: terms.promptWaitSeconds * 1000,
      now,
      onAsk: () => patch({ askIfThere: true }),
      onAnswer: () => patch({ askIfThere: false }),
      onSilence: () => patch({ askIfThere: false, state: 'stopped', stopReason: 'no_sign_of_life', isHalted: true }),
    })
    sure = progress
    view.set({ ...NO_VIEW, state: 'paused', terms, progress, isWaiting: known.isOffline })
  }

  const open = (): Promise<void> => {
    opening ??= ask().finally(() => {
      opening = null
    })
    return opening
  }
  const ask = async () => {
    recorder?.post.stop()
    prompt?.stop()
    recorder = null
    const { progress, terms, isHalted, isTrying } = view.get()
    // Playback before the server has answered would not be recorded. While it is tried again, the reason stays visible.
    if (!isTrying) view.set({ ...NO_VIEW, progress, terms, isHalted })
    try {
      await environment.before()
      const detail = await environment.create(content)
      begin({ detail, first: 1, isOffline: false })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const isTrouble = isTemporary(error)
      const known = isTrouble ? await environment.takeAlong(content) : null
      if (known) return begin(known)
      // A learner must not watch something to its end that does not count.
      patch({ state: 'failed', error, isTrying: isTrouble, isHalted: isTrouble })
      if (isTrouble && !isOver) asking.later()
    }
  }

  const asking = createAsking(() => void open())

  const sign = () => {
    recorder?.sign()
    prompt?.sign()
    const { state, stopReason } = view.get()
    if (state === 'stopped' && stopReason === 'no_sign_of_life')
      patch({ state: 'paused', stopReason: null, isHalted: false })
  }

  const flush = async () => {
    clearTimeout(soon)
    soon = undefined
    await recorder?.post.hasten()
  }

  const onPlayed = (played: Played) => {
    if (isOver) return
    playedAt = now()
    closing.stayLast()
    if (played.kind === 'audio') environment.heard()
    asksNow = mayAsk(played)
    if (!recorder || view.get().isHalted) return
    recorder.add(played)
    showWaiting()
    if (asksNow) prompt?.beat()
    if (view.get().state === 'paused') patch({ state: 'counting' })
    if (closing.isClosing()) void flush()
    else if (played.seconds * 1000 >= STUDY.tickMs * 0.9) void recorder.post.push()
    else soon ??= setTimeout(() => void recorder?.post.push().finally(() => (soon = undefined)), SOON_MS)
  }

  const tick = () => {
    if (view.get().state === 'counting' && !isPlaying()) patch({ state: 'paused' })
    if (isPlaying() && asksNow) prompt?.beat()
    if (recorder && !recorder.isIdle()) void recorder.post.push()
    if (leftAt === null || isPlaying() || now() - leftAt < QUIET_MS) return
    // Updates that have to wait longer are left to the outbox.
    if (!recorder || recorder.isIdle() || view.get().isWaiting) end()
  }
  const end = () => {
    if (isOver) return
    isOver = true
    clearInterval(ticking)
    clearTimeout(soon)
    asking.stop()
    prompt?.stop()
    const last = recorder?.lastWord()
    if (last) environment.finish(last).catch(() => undefined)
    recorder?.release()
    recorder?.post.stop()
    const { progress } = view.get()
    if (progress) environment.remember(progress)
    for (const stop of stops) stop()
  }

  const ticking = setInterval(tick, STUDY.tickMs)
  const closing = watchClosing({ onHide: () => void flush(), onClose: () => recorder?.release() })
  const stops = [
    closing.stop,
    watchActivity(sign),
    environment.onReturn(() => {
      if (view.get().isTrying) void open()
      else void flush()
    }),
  ]
  void open()

  return {
    content,
    get: view.get,
    subscribe: view.subscribe,
    onPlayed,
    imHere: () => {
      sign()
      void recorder?.post.hasten(true)
    },
    takeOver: () => void open(),
    flush,
    leave: () => {
      leftAt = now()
      setTimeout(() => void flush())
    },
    comeBack: () => {
      leftAt = null
    },
    isOver: () => isOver,
  }
}
