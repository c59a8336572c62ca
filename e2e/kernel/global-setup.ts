import { startSands } from './sands.ts'

/** One server for the whole run; its address reaches the tests through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const sands = await startSands()
  process.env.SANDS_URL = sands.url
  return async () => {
    await sands.stop()
    const loud = sands
      .output()
      .split('\n')
      .filter((line) => /"level":(?:50|60)|"level":"(?:error|fatal)"/.test(line))
    if (loud.length > 0) throw new Error(`the server logged errors during the tests:\n${loud.join('\n')}`)
  }
}
