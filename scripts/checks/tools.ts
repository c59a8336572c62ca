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

export const toolChecks = (): ToolCheck[] => [
  tool('format and lint', 'biome', ['check', '--error-on-warnings']),
  // One thread: every further one checks the same library types again, at three times the processor time.
  tool('types', 'tsc', ['--build', '--singleThreaded']),
  tool('nothing unused', 'knip', ['--no-progress', '--no-config-hints']),
]
