import { downloadStorage } from './storage.ts'

/** Deletes the downloads of all other people from the device; without a person, all downloads. */
export async function keepDownloadsOf(userId: string | undefined): Promise<void> {
  const storage = await downloadStorage()
  for (const download of await storage.all()) if (download.userId !== userId) await storage.remove(download.key)
}

/** Downloads on this device, finished or not, read from storage: the list may not be loaded yet. */
export const countDownloads = async (): Promise<number> => (await (await downloadStorage()).all()).length

/** Whether there is a download that can be played offline. */
export const isAnythingDownloaded = async (): Promise<boolean> =>
  (await (await downloadStorage()).all()).some(({ state }) => state === 'done')
