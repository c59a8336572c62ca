import type { UploadPurpose } from '@sands/rules/upload'
import type { Transport } from './transport.ts'

/** The way that files of this purpose take today. Its code is fetched only when something is sent. */
export async function transportFor(_purpose: UploadPurpose): Promise<Transport> {
  const { ownTransport } = await import('./own-transport.ts')
  return ownTransport
}
