import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Duplex, PassThrough, Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { decrypted, encrypted } from './cipher.ts'
import { BackupError, type SavedFile, sha256Of } from './manifest.ts'

/** The files in the folder of a backup, encrypted when there is a key. */
export interface BackupFiles {
  save(name: string, content: Readable, compression?: Duplex): Promise<SavedFile>
  read(saved: SavedFile): Readable
  /** The path of the file, if it can be used as it is. */
  plainPath(saved: SavedFile): string | undefined
}

async function saved(folder: string, file: string): Promise<SavedFile> {
  const path = join(folder, file)
  return { file, bytes: (await stat(path)).size, sha256: await sha256Of(path) }
}

/** Of the names of encrypted files. */
const SUFFIX = '.enc'

async function create(path: string): Promise<Writable> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  return createWriteStream(path, { mode: 0o600 })
}

async function* refusing(file: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch {
    throw new BackupError(`${file} is damaged`)
  }
}

export function backupFiles(folder: string, key: Buffer | undefined): BackupFiles {
  if (!key)
    return {
      async save(file, content, compression = new PassThrough()) {
        await pipeline(content, compression, await create(join(folder, file)))
        return saved(folder, file)
      },
      read: ({ file }) => createReadStream(join(folder, file)),
      plainPath: ({ file }) => join(folder, file),
    }
  return {
    async save(name, content, compression = new PassThrough()) {
      const file = `${name}${SUFFIX}`
      const target = await create(join(folder, file))
      await pipeline(content, compression, (source) => encrypted(key, file, source), target)
      return saved(folder, file)
    },
    read: ({ file }) => Readable.from(refusing(file, decrypted(key, file, { path: join(folder, file) }))),
    plainPath: () => undefined,
  }
}
