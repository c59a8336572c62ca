import type { CallBody } from '@sands/contract/calls'
import type { UploadPurpose } from '@sands/rules/upload'

/** Where the bytes of the file are, as `resource/create` expects it. */
export type UploadSource = CallBody<'POST /sands-system/api/v1/system/resource/create'>['source']

export interface Sending {
  purpose: UploadPurpose
  fileName: string
  /** Uploads to the library of the college: people without that right are refused before anything is sent. */
  library: boolean
  /** Pauses: the uploaded part stays. The promise is then rejected with an AbortError. */
  signal: AbortSignal
  /** Bytes that have arrived so far; may decrease when a piece has to be sent again. */
  onProgress: (sent: number) => void
  /** The mark of an earlier try, perhaps before the app was closed: the upload continues from there if possible. */
  mark: string | null
  /** What a later try needs to continue. Stored on the device; called at most a few times for a file. */
  onMark: (mark: string) => void
}

/** A way to upload bytes: to our own store, or to an external one. */
export interface Transport {
  /**
   * Uploads the whole file once, and rejects when the connection breaks: the caller decides about another try. Throws a
   * CallError; one with `network` is temporary, any other is a refusal whose `msg` is shown.
   */
  send(file: Blob, sending: Sending): Promise<UploadSource>
  /** Deletes the uploaded part. Does nothing when there is none. */
  discard(mark: string): Promise<void>
}
