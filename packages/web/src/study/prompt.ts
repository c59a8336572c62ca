interface PromptTerms {
  /** 0 disables the prompt. */
  afterMs: number
  waitMs: number
  now: () => number
  onAsk: () => void
  onAnswer: () => void
  onSilence: () => void
}

/** Asks whether the learner is there after a long time of study without user input. */
export interface Prompt {
  /** User input. It also answers the prompt. */
  sign: () => void
  /** Study is in progress. */
  beat: () => void
  /** The prompt was not answered, and there was no input since. */
  isSilent: () => boolean
  stop: () => void
}

export function createPrompt({ afterMs, waitMs, now, onAsk, onAnswer, onSilence }: PromptTerms): Prompt {
  let signAt = now()
  let isSilent = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(waiting)
    waiting = undefined
  }
  return {
    sign: () => {
      signAt = now()
      isSilent = false
      if (waiting === undefined) return
      stop()
      onAnswer()
    },
    beat: () => {
      if (afterMs <= 0 || isSilent || waiting !== undefined || now() - signAt < afterMs) return
      waiting = setTimeout(() => {
        waiting = undefined
        isSilent = true
        onSilence()
      }, waitMs)
      onAsk()
    },
    isSilent: () => isSilent,
    stop,
  }
}
