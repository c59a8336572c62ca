import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileId } from '@sands/contract/kernel/schema'
import { uploadFolder } from '../upload.service.ts'

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Deletes the folders of earlier attempts at a file. An attempt that still runs has lost the file by now. */
export async function removeWorkFolders(dataDir: string, fileId: FileId): Promise<void> {
  const place = uploadFolder(dataDir)
  await mkdir(place, { recursive: true, mode: 0o700 })
  const name = `prepare-${fileId}`
  const left = (await readdir(place)).filter((each) => each === name || each.startsWith(`${name}-`))
  for (const each of left) await remove(join(place, each))
}

/** A separate folder for each attempt: an attempt that was replaced may still write to its own. */
export async function inWorkFolder(
  dataDir: string,
  fileId: FileId,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  await removeWorkFolders(dataDir, fileId)
  const folder = await mkdtemp(join(uploadFolder(dataDir), `prepare-${fileId}-`))
  try {
    await work(folder)
  } finally {
    await remove(folder)
  }
}
