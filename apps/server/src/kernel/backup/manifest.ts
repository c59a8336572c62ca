import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { decrypted, deriveKey, encrypted, SALT_BYTES } from './cipher.ts'

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
/** The salt of the key, then the manifest as an encrypted file. */
export const ENCRYPTED_MANIFEST = 'manifest.enc'

/** The key of one backup: another salt makes another key from the same passphrase. */
export interface BackupKey {
  key: Buffer
  salt: Buffer
}

export async function newBackupKey(passphrase: string): Promise<BackupKey> {
  const salt = randomBytes(SALT_BYTES)
  return { key: await deriveKey(passphrase, salt), salt }
}

export async function writeManifest(folder: string, manifest: Manifest, backupKey: BackupKey | undefined) {
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  if (!backupKey) return writeFile(join(folder, MANIFEST), text)
  const { key, salt } = backupKey
  const content = await buffer(Readable.from(encrypted(key, ENCRYPTED_MANIFEST, Readable.from([text]))))
  await writeFile(join(folder, ENCRYPTED_MANIFEST), Buffer.concat([salt, content]))
}

async function readSalt(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    return (await handle.read(Buffer.alloc(SALT_BYTES), 0, SALT_BYTES, 0)).buffer
  } finally {
    await handle.close()
  }
}

async function readEncrypted(folder: string, passphrase: string): Promise<{ text: string; key: Buffer }> {
  const path = join(folder, ENCRYPTED_MANIFEST)
  const key = await deriveKey(passphrase, await readSalt(path))
  const content = Readable.from(decrypted(key, ENCRYPTED_MANIFEST, { path, start: SALT_BYTES }))
  const text = await buffer(content).catch(() => {
    throw new BackupError(`BACKUP_KEY is not the key of ${folder}, or ${ENCRYPTED_MANIFEST} is damaged`)
  })
  return { text: text.toString(), key }
}

/**
 * With a passphrase only an encrypted backup is read: a plain one could come from somebody who does not know the
 * passphrase.
 */
async function readText(folder: string, passphrase: string | undefined): Promise<{ text: string; key?: Buffer }> {
  const isEncrypted = existsSync(join(folder, ENCRYPTED_MANIFEST))
  if (!isEncrypted && !existsSync(join(folder, MANIFEST))) throw new BackupError(`${folder} holds no complete backup`)
  if (isEncrypted && passphrase === undefined) throw new BackupError(`${folder} is encrypted: BACKUP_KEY is missing`)
  if (passphrase === undefined) return { text: await readFile(join(folder, MANIFEST), 'utf8') }
  if (!isEncrypted) throw new BackupError(`${folder} is not encrypted: restore it without BACKUP_KEY`)
  return readEncrypted(folder, passphrase)
}

/** The key is undefined for a backup that is not encrypted. */
export async function readManifest(
  folder: string,
  passphrase: string | undefined,
): Promise<{ manifest: Manifest; key: Buffer | undefined }> {
  const { text, key } = await readText(folder, passphrase)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1) throw new BackupError(`${folder} was made by a newer version`)
  return { manifest, key }
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
