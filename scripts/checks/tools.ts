import { type RunResult, run } from '../kernel/run.ts'

/** A check by another program; undefined when it found nothing wrong, otherwise its output. */
export interface ToolCheck {
  name: string
  run(): Promise<string | undefined>
}

export const outcomeOf = (command: string, { code, output }: RunResult): string | undefined =>
  code === 0 ? undefined : output.trim() || `${command} ended with ${code}`

const tool = (name: string, command: string, args: string[]): ToolCheck => ({
  name,
  run: async () => outcomeOf(command, await run(command, args, { capture: true })),
})

export const lint = tool('format and lint', 'biome', ['check', '--error-on-warnings'])
export const unused = tool('nothing unused', 'knip', ['--no-progress', '--no-config-hints'])
