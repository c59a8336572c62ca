import type { Client } from '../client.ts'

/** The person of the client, who has no second factor, proves with the password that it is them. */
export async function prove(client: Client): Promise<void> {
  const body = { way: 'password' as const, secret: 'Sands@2026' }
  const { code } = await client.call('POST /sands-user/api/v1/auth/second-factor/prove', { body })
  if (code !== 1) throw new Error(`the proof was refused with ${code}`)
}
