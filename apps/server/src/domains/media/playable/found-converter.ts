import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The library brings its machine code in a package for each kind of machine. */
function libraryVersion(): string | undefined {
  try {
    const home = join(createRequire(import.meta.url).resolve('node-av'), '../..')
    const natives = readdirSync(join(home, '../@seydx'))
    if (!natives.some((name) => name.startsWith(`node-av-${process.platform}-${process.arch}`))) return undefined
    return (JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }).version
  } catch {
    return undefined
  }
}

/** What will take video and sound apart; undefined when there is nothing that could. */
export function foundConverter(ffmpegPath: string | undefined): string | undefined {
  if (ffmpegPath) return existsSync(ffmpegPath) ? ffmpegPath : undefined
  const version = libraryVersion()
  return version && `node-av ${version}`
}
