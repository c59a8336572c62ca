import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The part of an upload that has arrived. */
export interface PartialUpload {
  bytes: number
  grownAt: Date
}

/** The files in the upload folder, by upload id. Files deleted meanwhile are left out. */
export async function partialUploadsIn(folder: string): Promise<ReadonlyMap<string, PartialUpload>> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name): Promise<[string, PartialUpload][]> => {
      const file = await stat(join(folder, name)).catch(() => undefined)
      return file?.isFile() ? [[name, { bytes: file.size, grownAt: file.mtime }]] : []
    }),
  )
  return new Map(found.flat())
}
