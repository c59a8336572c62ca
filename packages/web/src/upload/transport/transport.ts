import type { CallBody } from '@sands/contract/calls'
import type { UploadPurpose } from '@sands/rules/upload'

/** Where the bytes lie that become a file, as `resource/create` takes it. */
export type UploadSource = CallBody<'POST /sands-system/api/v1/system/resource/create'>['source']

export interface Sending {
  purpose: UploadPurpose
  fileName: string
  /** Into the library of the college: whoever may not fill it is told before anything is sent. */
  library: boolean
  /** Pauses: what has arrived stays where it is. The promise is then rejected with an AbortError. */
  signal: AbortSignal
  /** Bytes that have arrived so far; may fall back when a piece has to be sent once more. */
  onProgress: (sent: number) => void
  /** What an earlier try left behind, perhaps before the app was closed: it goes on from there if it still can. */
  mark: string | null
  /** What a later try needs to go on. Kept on the device; called at most a few times a file. */
  onMark: (mark: string) => void
}

/** A way for bytes to leave the device: to our own store, or to one outside. */
export interface Transport {
  /**
   * Sends all of it once, and rejects when the line breaks: trying again is up to whoever calls. Throws a CallError;
   * one with `network` means "later", any other one is a refusal whose `msg` is shown.
   */
  send(file: Blob, sending: Sending): Promise<UploadSource>
  /** Takes away what has arrived. Does nothing when there is nothing left. */
  discard(mark: string): Promise<void>
}
