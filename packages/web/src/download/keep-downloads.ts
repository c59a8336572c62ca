import { downloadStorage } from './storage.ts'

/** Only what this person keeps stays on the device; nothing without one. */
export async function keepDownloadsOf(userId: string | undefined): Promise<void> {
  const storage = await downloadStorage()
  for (const download of await storage.all()) if (download.userId !== userId) await storage.remove(download.key)
}

/** Whether anything was taken along, or is still to be fetched. */
export const hasDownloads = async (): Promise<boolean> => (await (await downloadStorage()).all()).length > 0

/** Whether there is anything to play without a network. */
export const isAnythingDownloaded = async (): Promise<boolean> =>
  (await (await downloadStorage()).all()).some(({ state }) => state === 'done')
