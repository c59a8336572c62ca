import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Longest path a unix socket may have, with room for PostgreSQL's own file name. */
const LONGEST = 80

/** A folder for sockets with a short enough path that belongs to this installation alone. */
export function socketFolder(dataDir: string): string {
  const inside = join(dataDir, 'run')
  const folder =
    inside.length <= LONGEST
      ? inside
      : join(tmpdir(), `sands-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const uid = process.getuid?.()
  if (uid !== undefined && uid !== 0 && lstatSync(folder).uid !== uid)
    throw new Error(`${folder} belongs to another user`)
  return folder
}

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/**
 * Locks the data folder with a listening socket. The lock ends with the process, even after a crash, and needs no
 * cleaning up.
 */
export async function lockInstance(dataDir: string): Promise<() => Promise<void>> {
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${dataDir}\\lock` : join(socketFolder(dataDir), 'lock')
  if (await answers(path)) throw new Error(`another Sands server is running on ${dataDir}`)
  if (existsSync(path)) rmSync(path, { force: true })
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}
