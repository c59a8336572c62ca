import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LibreOfficeConfig } from '../../../kernel/config.ts'
import { plainWorkshop } from '../../../kernel/workshop.ts'
import { PrepareProblem } from '../prepare/preparer.kind.ts'

const TIME_LIMIT_MS = 240_000
const WINDOWS = process.platform === 'win32'

/**
 * Limits of processor time, memory and file size for the program and its
 * child processes, as far as the system supports them.
 */
const LIMITS = 'ulimit -t 180; ulimit -v 6291456; ulimit -f 2097152'
const LIMITED = ['/bin/sh', '-c', `{ ${LIMITS}; } 2>/dev/null; exec "$@"`, 'sh']

/**
 * The strictest settings: no macros, no active content, no links to the network or to files beside the document, and
 * a proxy that leads nowhere for any request that is made anyway.
 */
const SETTINGS: readonly [path: string, name: string, value: string][] = [
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableOLEAutomation', 'true'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', '2'],
  ['/org.openoffice.Office.Calc/Content/Update', 'Link', '2'],
  ['/org.openoffice.Inet/Settings', 'ooInetProxyType', '1'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPProxyPort', '9'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'],
  ['/org.openoffice.Inet/Settings', 'ooInetHTTPSProxyPort', '9'],
]

const settingsFile = (): string => {
  const items = SETTINGS.map(
    ([path, name, value]) =>
      `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  const names = 'xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<oor:items ${names}>${items.join('')}</oor:items>\n`
}

export interface Conversion {
  path: string
  /** The usual file extension of the office format. */
  ending: string
  folder: string
  signal: AbortSignal
}

export interface Converter {
  /** Writes `pdf` into the folder. */
  toPdf(conversion: Conversion): Promise<void>
}

/** Ends the process and all its child processes. */
function end(child: ChildProcess): void {
  if (child.pid === undefined) return
  if (WINDOWS) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
  else
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // No process of the group is left.
    }
}

interface Run {
  environment: Readonly<Record<string, string>>
  priority: number
  signal: AbortSignal
}

function run(command: readonly string[], { environment, priority, signal }: Run) {
  const [program = '', ...rest] = command
  const child = spawn(program, rest, { env: environment, detached: !WINDOWS, stdio: 'ignore' })
  if (child.pid !== undefined) setPriority(child.pid, priority)
  return new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => settle(new PrepareProblem('stalled')), TIME_LIMIT_MS)
    const abort = () => settle(signal.reason)
    signal.addEventListener('abort', abort)
    function settle(problem?: unknown): void {
      clearTimeout(late)
      signal.removeEventListener('abort', abort)
      child.removeAllListeners().on('error', () => undefined)
      end(child)
      if (problem) reject(problem)
      else resolve()
    }
    child.on('error', settle)
    child.on('exit', (_code, killed) => settle(killed ? new Error(`LibreOffice was killed by ${killed}`) : undefined))
  })
}

/** Runs a program in an empty network namespace, where the system supports it. */
const WITHOUT_NETWORK = ['unshare', '-rn'] as const

/**
 * Whether the program can run without a network. A document can contain addresses that LibreOffice opens, and from this
 * machine they may lead into the company's internal network.
 */
export function canIsolate([program, ...options]: readonly string[] = WITHOUT_NETWORK): boolean {
  return process.platform === 'linux' && program !== undefined && spawnSync(program, [...options, 'true']).status === 0
}

export function createConverter(
  { program, searchPath }: Pick<LibreOfficeConfig, 'program' | 'searchPath'>,
  priority = plainWorkshop.priority,
): Converter {
  const before = WINDOWS ? [] : [...LIMITED, ...(canIsolate() ? WITHOUT_NETWORK : [])]
  const settings = settingsFile()

  return {
    async toPdf({ path, ending, folder, signal }) {
      signal.throwIfAborted()
      const profile = join(folder, 'profile')
      const source = join(folder, `source.${ending}`)
      await mkdir(join(profile, 'user'), { recursive: true })
      await writeFile(join(profile, 'user', 'registrymodifications.xcu'), settings)
      await symlink(path, source)
      const quiet = ['--headless', '--norestore', '--nologo', '--nodefault', '--nolockcheck', '--nofirststartwizard']
      const command = [program, `-env:UserInstallation=${pathToFileURL(profile)}`, ...quiet]
      const environment = { PATH: searchPath, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' }
      const all = [...before, ...command, '--convert-to', 'pdf', '--outdir', folder, source]
      await run(all, { environment, priority, signal })
      // LibreOffice reports no error for a file it cannot read: it just writes no PDF.
      await rename(join(folder, 'source.pdf'), join(folder, 'pdf')).catch(() => {
        throw new PrepareProblem('unreadable')
      })
    },
  }
}
