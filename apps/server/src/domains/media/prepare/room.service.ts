import { statfs } from 'node:fs/promises'

const MB = 1024 * 1024
/** What is made of a file is seldom larger than the file. */
const TIMES = 2
/** The database lives on the same disk. */
const ALWAYS_FREE = 256 * MB

/** Throws what a full disk throws, before it is one. */
export async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes * TIMES + ALWAYS_FREE)
    throw Object.assign(new Error('there is no room to prepare the file'), { code: 'ENOSPC' })
}
