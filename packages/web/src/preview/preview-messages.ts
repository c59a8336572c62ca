import { isRecord } from '../device/device.ts'

/*
 * `block` is the key of the module that is meant, or `button` for the floating button, which has none.
 */

/** What an editor tells the phone app that shows its draft in a frame. */
export type ToPreview =
  /** The draft was stored: fetch it again. */
  | { sands: 'draft-changed' }
  /** Scroll there, and mark it for a moment. */
  | { sands: 'draft-show'; block: string }
  /** What stands in the editor, for what is not stored letter by letter. */
  | { sands: 'draft-content'; content: unknown }

/** What the phone app tells the editor around it. */
export type FromPreview =
  /** Something stands there for the first time. */
  | { sands: 'draft-ready' }
  /** Somebody tapped a module. Nothing was followed. */
  | { sands: 'draft-chosen'; block: string }

const says = (data: unknown, plain: string, aboutBlock: string): boolean =>
  isRecord(data) && (data.sands === plain || (data.sands === aboutBlock && typeof data.block === 'string'))

const hasContent = (data: unknown): boolean => isRecord(data) && data.sands === 'draft-content' && 'content' in data

export const isToPreview = (data: unknown): data is ToPreview =>
  says(data, 'draft-changed', 'draft-show') || hasContent(data)
export const isFromPreview = (data: unknown): data is FromPreview => says(data, 'draft-ready', 'draft-chosen')

/** Only a page of our own address ever gets to read it. */
export function tell(other: Window | null | undefined, message: ToPreview | FromPreview): void {
  other?.postMessage(message, window.location.origin)
}

interface Ear<T> {
  /** Whom to listen to; asked with each message, since a frame has another window after each load. */
  from: () => Window | null | undefined
  is: (data: unknown) => data is T
  hear: (message: T) => void
}

/** Hears one window of our own address and nobody else. Ends with the function it gives. */
export function listen<T>({ from, is, hear }: Ear<T>): () => void {
  const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && source !== null && source === from() && is(data)) hear(data)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}
