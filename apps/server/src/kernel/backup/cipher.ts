import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const AROUND_BYTES = NONCE_BYTES + TAG_BYTES
/** Each guess at the key costs an attacker 128 MB of memory and some tenths of a second. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

export const SALT_BYTES = 16

export function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, SCRYPT, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** Nonce, encrypted content, tag. The name is authenticated too, so that files cannot be exchanged for each other. */
export async function* encrypted(key: Buffer, name: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name))
  yield nonce
  for await (const chunk of content) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

async function readAround(path: string, start: number): Promise<{ nonce: Buffer; tag: Buffer; bytes: number }> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    if (size < start + AROUND_BYTES) throw new Error('the file is too short')
    const nonce = Buffer.alloc(NONCE_BYTES)
    const tag = Buffer.alloc(TAG_BYTES)
    await handle.read(nonce, 0, NONCE_BYTES, start)
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES)
    return { nonce, tag, bytes: size - start - AROUND_BYTES }
  } finally {
    await handle.close()
  }
}

/** Throws at the end if the key is wrong or a byte was changed, so nothing may be used before that. */
export async function* decrypted(
  key: Buffer,
  name: string,
  { path, start = 0 }: { path: string; start?: number },
): AsyncGenerator<Buffer> {
  const { nonce, tag, bytes } = await readAround(path, start)
  const first = start + NONCE_BYTES
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name))
    .setAuthTag(tag)
  const content = bytes === 0 ? Readable.from([]) : createReadStream(path, { start: first, end: first + bytes - 1 })
  for await (const chunk of content) yield decipher.update(chunk)
  yield decipher.final()
}
