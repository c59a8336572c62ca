import { isRecord } from '../device/device.ts'

/* `block` is the key of the affected module, or `button` for the floating button, which has no key. */

/** Messages from an editor to the phone app that shows its draft in a frame. */
export type ToPreview =
  /** The draft was stored: load it again. */
  | { sands: 'draft-changed' }
  /** Scroll to this module, and highlight it for a moment. */
  | { sands: 'draft-show'; block: string }
  /** The content of the editor, for editors that do not store every change. */
  | { sands: 'draft-content'; content: unknown }

/** Messages from the phone app to the editor around it. */
export type FromPreview =
  /** The first content is rendered. */
  | { sands: 'draft-ready' }
  /** The person tapped a module. Its link was not followed. */
  | { sands: 'draft-chosen'; block: string }

const says = (data: unknown, plain: string, aboutBlock: string): boolean =>
  isRecord(data) && (data.sands === plain || (data.sands === aboutBlock && typeof data.block === 'string'))

const hasContent = (data: unknown): boolean => isRecord(data) && data.sands === 'draft-content' && 'content' in data

export const isToPreview = (data: unknown): data is ToPreview =>
  says(data, 'draft-changed', 'draft-show') || hasContent(data)
export const isFromPreview = (data: unknown): data is FromPreview => says(data, 'draft-ready', 'draft-chosen')

/** Only a page of our own origin can read the message. */
export function tell(other: Window | null | undefined, message: ToPreview | FromPreview): void {
  other?.postMessage(message, window.location.origin)
}

interface Ear<T> {
  /** The window to listen to; read with each message, because a frame has another window after each load. */
  from: () => Window | null | undefined
  is: (data: unknown) => data is T
  hear: (message: T) => void
}

/** Listens to one window of our own origin. Returns a function that stops it. */
export function listen<T>({ from, is, hear }: Ear<T>): () => void {
  const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && source !== null && source === from() && is(data)) hear(data)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}
