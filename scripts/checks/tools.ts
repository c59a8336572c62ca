import { existsSync, readdirSync } from 'node:fs'
import { fromRoot } from '../kernel/paths.ts'
import { run } from '../kernel/run.ts'

/** A check that another program makes; undefined when it found nothing wrong, else what it said. */
export interface ToolCheck {
  name: string
  run(): Promise<string | undefined>
}

const tool = (name: string, command: string, args: string[]): ToolCheck => ({
  name,
  run: async () => {
    const { code, output } = await run(command, args, { capture: true })
    return code === 0 ? undefined : output.trim() || `${command} ended with ${code}`
  },
})

const projects = (): string[] =>
  ['packages', 'apps']
    .flatMap((folder) => readdirSync(fromRoot(folder)).map((name) => `${folder}/${name}`))
    .concat('e2e', 'bench', 'scripts')
    .filter((folder) => existsSync(fromRoot(folder, 'tsconfig.json')))

export const toolChecks = (): ToolCheck[] => [
  tool('format and lint', 'biome', ['check', '--error-on-warnings']),
  ...projects().map((project) => tool(`types of ${project}`, 'tsc', ['-p', project])),
  tool('nothing unused', 'knip', ['--no-progress', '--no-config-hints']),
]
