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

/** Where the bytes of files lie. What is stored under a key never changes. */
export interface ObjectStore {
  /** Stores a file from the disk. When it returns, the object survives a loss of power. With `move` the file may be gone from its place then. */
  put(key: string, object: { path: string; contentType: string; move?: boolean }): Promise<void>
  /** Undefined when there is no such object. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Puts an object on the disk, to be read only: it may be the stored one itself. False when there is no such object. */
  copyTo(key: string, path: string): Promise<boolean>
  /** Everything in a folder and below, or everything there is; in no order. */
  list(folder?: string): AsyncIterable<StoredObject>
  /** Keys that do not exist are no mistake. */
  remove(keys: readonly string[]): Promise<void>
}
