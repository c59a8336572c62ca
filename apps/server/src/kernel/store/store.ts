import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredObject {
  key: string
  bytes: number
  storedAt: Date
}

/** The storage for the bytes of files. An object under a key never changes. */
export interface ObjectStore {
  /**
   * Stores a file from the disk. After it returns, the object survives a loss of power. With `move` the source file may
   * be moved.
   */
  put(key: string, object: { path: string; contentType: string; move?: boolean }): Promise<void>
  /** Returns undefined when the object does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  /**
   * Puts a read-only copy of the object on the disk; it may be the stored file itself. Returns false when the object
   * does not exist.
   */
  copyTo(key: string, path: string): Promise<boolean>
  /** Lists all objects, or those in a folder and below it, in no particular order. */
  list(folder?: string): AsyncIterable<StoredObject>
  /** Ignores keys that do not exist. */
  remove(keys: readonly string[]): Promise<void>
}
