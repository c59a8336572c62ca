import { expect, it } from 'vitest'
import { run } from './kernel/run.ts'

it('ends with a count and a failing exit code even when nothing could be run', async () => {
  const { code, output } = await run('node', ['scripts/test.ts', 'nonsense'], { capture: true })
  expect(code).toBe(1)
  expect(output.trim().split('\n').at(-1)).toBe('0 passed, 1 failed')
})

it('counts each check as one', async () => {
  const { code, output } = await run('node', ['scripts/test.ts', 'check', 'domain names', 'file size'], {
    capture: true,
  })
  expect(code).toBe(0)
  expect(output.trim().split('\n').at(-1)).toBe('2 passed, 0 failed')
})

it('reports a program that could not be started', async () => {
  const { code, output } = await run('no-such-program', [], { capture: true })
  expect(code).toBe(127)
  expect(output).toContain('no-such-program')
})
