import type { DemoPasswords } from '@sands/contract/auth/auth.model'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { Config } from '../kernel/config.ts'

/** Names the accounts, so that the person at the console knows what to change. */
function demoLine({ total, userNames }: DemoPasswords, { refusesDemoPassword }: StartConfig): string[] {
  if (total === 0) return []
  const more = total > userNames.length ? ` and ${total - userNames.length} more` : ''
  const effect = refusesDemoPassword
    ? 'they cannot sign in here until somebody resets it, or DEMO=1 is set'
    : 'change it before others can reach this server'
  return [`warning ${total} accounts have the public demo password, ${effect}: ${userNames.join(', ')}${more}`]
}

type StartConfig = Pick<Config, 'publicUrl' | 'refusesDemoPassword'>

/** What a server that has started prints. The code is printed and never logged: logs are stored and read by more people. */
export function startLines(
  config: StartConfig,
  { code, demoPasswords }: { code: string | undefined; demoPasswords: DemoPasswords },
): string {
  const { publicUrl } = config
  const setUp = code ? [`set up ${publicUrl}${kernelLinks.setUp()} code ${code}`] : []
  return [...demoLine(demoPasswords, config), ...setUp, `ready ${publicUrl}`, ''].join('\n')
}
