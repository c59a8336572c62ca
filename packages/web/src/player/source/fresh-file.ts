import type { Resource } from '@sands/contract/media/media.model'
import { call } from '../../call/call.ts'
import { getSession } from '../../session/store.ts'

/** The file with valid addresses, for the current person. */
export const freshFile = (id: Resource['id']): Promise<Resource> => {
  const input = { query: { id }, quiet: true, silent: true }
  return getSession()
    ? call('GET /sands-system/api/v1/system/resource/get', input)
    : call('GET /sands-system/api/v1/system/resource/open/get', input)
}
