import { fingerprintOf } from './hash/fingerprint.ts'
import { runUpload } from './run-upload.ts'
import { giveUp } from './transport/transfer-upload.ts'
import { drop, entries, items, keep, show, unlist } from './upload-registry.ts'

export function pauseUpload(id: string): void {
  const entry = entries.get(id)
  if (!entry) return
  entry.running?.abort()
  void keep(entry, { paused: true })
  show(id, { state: 'paused', speed: 0 })
}

/** Continues a paused upload, or tries a failed one again. */
export function resumeUpload(id: string): void {
  const entry = entries.get(id)
  if (!entry) return
  void keep(entry, { paused: false })
  entry.running?.abort()
  if (entry.file) void runUpload(entry)
  else show(id, { state: 'missing' })
}

/** Provides the same file again after the app was closed. False when it is another one. */
export async function giveFile(id: string, file: File): Promise<boolean> {
  const entry = entries.get(id)
  if (!entry || (await fingerprintOf(file)) !== entry.stored.fingerprint) return false
  entry.file = file
  resumeUpload(id)
  return true
}

/** Cancels an upload and deletes the uploaded part. A finished or refused one is only removed from the list. */
export async function cancelUpload(id: string): Promise<void> {
  unlist(id)
  const entry = entries.get(id)
  if (!entry) return
  entry.running?.abort()
  await drop(entry)
  await giveUp(entry.stored)
}

/** The screen that a finished tagged file is for has taken it. */
export async function claimUpload(id: string): Promise<void> {
  unlist(id)
  const entry = entries.get(id)
  if (entry) await drop(entry)
}

/** Removes finished uploads from the list. */
export const clearUploads = (): void =>
  items.set(items.get().filter(({ state, tag }) => state !== 'done' || tag !== undefined))
