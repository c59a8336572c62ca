import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What has arrived of an upload. */
export interface PartialUpload {
  bytes: number
  grownAt: Date
}

/** What lies in the folder of uploads, by their ids. What goes meanwhile is left out. */
export async function partialUploadsIn(folder: string): Promise<ReadonlyMap<string, PartialUpload>> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name): Promise<[string, PartialUpload][]> => {
      const file = await stat(join(folder, name)).catch(() => undefined)
      return file?.isFile() ? [[name, { bytes: file.size, grownAt: file.mtime }]] : []
    }),
  )
  return new Map(found.flat())
}
