/** Formats that can be uploaded, best first. iPhones record MP4; older browsers only WebM. */
const FORMATS = [
  { type: 'audio/mp4', ending: 'm4a' },
  { type: 'audio/ogg;codecs=opus', ending: 'ogg' },
  { type: 'audio/webm;codecs=opus', ending: 'weba' },
  { type: 'audio/webm', ending: 'weba' },
] as const
export type RecordFormat = (typeof FORMATS)[number]

/** The format in which this browser records sound; undefined when it cannot record. */
export function recordFormat(): RecordFormat | undefined {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function' || typeof MediaRecorder !== 'function')
    return undefined
  return FORMATS.find(({ type }) => MediaRecorder.isTypeSupported(type))
}

/** `asking` lasts until the person has answered the question about the microphone. */
export const RECORD_STATES = ['idle', 'asking', 'recording', 'ready', 'refused', 'failed'] as const
export type RecordState = (typeof RECORD_STATES)[number]
export type RecordStep = 'ask' | 'refuse' | 'begin' | 'break' | 'end' | 'drop'

interface Transition {
  readonly from: RecordState
  readonly step: RecordStep
  readonly to: RecordState
}

const RECORD_TRANSITIONS: readonly Transition[] = [
  { from: 'idle', step: 'ask', to: 'asking' },
  { from: 'refused', step: 'ask', to: 'asking' },
  { from: 'failed', step: 'ask', to: 'asking' },
  { from: 'ready', step: 'ask', to: 'asking' },
  { from: 'asking', step: 'refuse', to: 'refused' },
  { from: 'asking', step: 'break', to: 'failed' },
  { from: 'asking', step: 'begin', to: 'recording' },
  { from: 'recording', step: 'break', to: 'failed' },
  { from: 'recording', step: 'end', to: 'ready' },
  { from: 'ready', step: 'drop', to: 'idle' },
]

/** The state after a step; the same when the step is not possible. */
export const recordAfter = (from: RecordState, step: RecordStep): RecordState =>
  RECORD_TRANSITIONS.find((transition) => transition.from === from && transition.step === step)?.to ?? from
