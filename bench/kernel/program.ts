// For the programs that run beside a bench: how they speak with it, and when they give up.

/** What is said in place of anything else, once something has gone wrong. */
export interface Fault {
  kind: 'fault'
  fault: string
}

export const isFault = (message: { kind: string }): message is Fault => message.kind === 'fault'

const SILENCE_MS = 30_000

export const tell = (message: object): void => void process.send?.(message)

let failed = false
export const hasFailed = (): boolean => failed

/** Only the first one counts: those after it are its consequences. */
export function fault(text: string): void {
  if (failed) return
  failed = true
  tell({ kind: 'fault', fault: text } satisfies Fault)
}

/** Nothing may hang unnoticed: `progress` has to change. */
export function watchForSilence(progress: () => number): void {
  let before = -1
  setInterval(() => {
    if (progress() === before) fault(`no answer for ${SILENCE_MS / 1000} s`)
    before = progress()
  }, SILENCE_MS).unref()
}
