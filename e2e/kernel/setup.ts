import type { Sands } from './sands.ts'

/** The set-up code that a server with an empty database has printed. */
export function setUpCode(sands: Sands): string {
  const code = /^set up http\S+\/desktop\/setup code (\S+)$/m.exec(sands.output())?.[1]
  if (!code) throw new Error(`the server printed no set-up code:\n${sands.output()}`)
  return code
}
