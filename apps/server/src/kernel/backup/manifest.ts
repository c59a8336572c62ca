import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Something is wrong with a backup, or with the place it should go to; said to the person at the terminal. */
export class BackupError extends Error {}

export interface SavedFile {
  /** Inside the folder of the backup. */
  file: string
  bytes: number
  sha256: string
}

export interface SavedObject extends SavedFile {
  key: string
  contentType: string
}

/** What a backup consists of: the last file that is written, so that a backup without it is none. */
export interface Manifest {
  format: 1
  version: string
  createdAt: string
  migrations: string[]
  tables: ({ name: string; columns: string[]; rows: number } & SavedFile)[]
  sequences: Record<string, string>
  objects: SavedObject[]
  /** The end of the audit log's chain. */
  auditHead: { seq: number; hash: string }
}

export const MANIFEST = 'manifest.json'

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no complete backup`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1) throw new BackupError(`${folder} was made by a newer version`)
  return manifest
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Nothing is restored from a backup of which a part is missing or damaged. */
export async function checkFiles(folder: string, { tables, objects }: Manifest): Promise<void> {
  for (const { file, sha256 } of [...tables, ...objects]) {
    const found = await sha256Of(join(folder, file)).catch(() => undefined)
    if (found !== sha256) throw new BackupError(`${file} is ${found === undefined ? 'missing' : 'damaged'}`)
  }
}
