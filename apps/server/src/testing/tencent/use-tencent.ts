import { afterAll, beforeAll } from 'vitest'
import type { SignedIn } from '../client.ts'
import { aClock } from '../clock.ts'
import { type Sands, startSands } from '../sands.ts'
import { aTencent, type TencentSimulator } from './tencent.ts'

/** A server with direct uploads to a simulated Tencent, for all tests of a file. Both use the same clock. */
export function useTencent(
  env: (tencent: TencentSimulator) => Readonly<Record<string, string>> = () => ({}),
): Sands & { tencent: TencentSimulator } {
  const both = {} as Sands & { tencent: TencentSimulator }
  beforeAll(async () => {
    const clock = aClock()
    const tencent = await aTencent(() => Math.floor(clock.now().getTime() / 1000))
    Object.assign(both, await startSands({ clock, env: { ...tencent.env, ...env(tencent) } }), { tencent })
  })
  afterAll(async () => {
    await both.close()
    await both.tencent.close()
  })
  return both
}

/** The folder that this person uploads to. */
export async function folderOf(person: SignedIn): Promise<string> {
  const { data } = await person.call('GET /sands-system/api/v1/tencent/cos/getCredentials')
  if (data.store !== 'cos') throw new Error('files do not go to Tencent')
  return data.keyPrefix
}
