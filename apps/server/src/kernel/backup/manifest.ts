import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A problem with a backup or its target folder, shown to the operator in the terminal. */
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

/** The contents of a backup. The manifest is written last, so a folder without it is not a complete backup. */
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

/** A backup with a missing or damaged file is refused before anything is restored. */
export async function checkFiles(folder: string, { tables, objects }: Manifest): Promise<void> {
  for (const { file, sha256 } of [...tables, ...objects]) {
    const found = await sha256Of(join(folder, file)).catch(() => undefined)
    if (found !== sha256) throw new BackupError(`${file} is ${found === undefined ? 'missing' : 'damaged'}`)
  }
}
