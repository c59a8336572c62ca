interface PromptTerms {
  /** 0 never asks. */
  afterMs: number
  waitMs: number
  now: () => number
  onAsk: () => void
  onAnswer: () => void
  onSilence: () => void
}

/** Asks whether somebody is there when something has gone on for long without a sign of life. */
export interface Prompt {
  /** Somebody has touched something. Answers the question, too. */
  sign: () => void
  /** Something is going on. */
  beat: () => void
  /** Nobody answered, and nobody has come back since. */
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
