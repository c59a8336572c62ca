import type { Sands } from './sands.ts'

/** What a server with an empty database has printed for whoever sets it up. */
export function setUpCode(sands: Sands): string {
  const code = /^set up http\S+\/desktop\/setup code (\S+)$/m.exec(sands.output())?.[1]
  if (!code) throw new Error(`the server has printed no set-up code:\n${sands.output()}`)
  return code
}
