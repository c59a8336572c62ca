// Used by the programs that run beside a bench: how they report to it and when they give up.

/** Sent in place of any other message after something has failed. */
export interface Fault {
  kind: 'fault'
  fault: string
}

export const isFault = (message: { kind: string }): message is Fault => message.kind === 'fault'

const SILENCE_MS = 30_000

export const tell = (message: object): void => void process.send?.(message)

let failed = false
export const hasFailed = (): boolean => failed

/** Reports only the first fault: later ones are its consequences. */
export function fault(text: string): void {
  if (failed) return
  failed = true
  tell({ kind: 'fault', fault: text } satisfies Fault)
}

/** Fails when `progress` has not changed for a while, so that nothing hangs unnoticed. */
export function watchForSilence(progress: () => number): void {
  let before = -1
  setInterval(() => {
    if (progress() === before) fault(`no answer for ${SILENCE_MS / 1000} s`)
    before = progress()
  }, SILENCE_MS).unref()
}
