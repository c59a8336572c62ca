import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The library has its native code in a separate package for each platform. */
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

/** The name of the converter for video and audio; undefined when there is none. */
export function foundConverter(ffmpegPath: string | undefined): string | undefined {
  if (ffmpegPath) return existsSync(ffmpegPath) ? ffmpegPath : undefined
  const version = libraryVersion()
  return version && `node-av ${version}`
}
