import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { useEffect } from 'react'
import { useCall } from '../../call/use-call.ts'
import { useSession } from '../../session/session.ts'

/** Interval at which a file in preparation is checked. */
const LOOK_EVERY_MS = 4_000

/**
 * A file with its addresses, for a signed-in person or a visitor. A file in preparation is loaded again at an interval.
 */
export function useResource(id: FileId | '') {
  const signedIn = useSession() !== null
  const query = { id: asId<FileId>(id) }
  const own = useCall(
    'GET /sands-system/api/v1/system/resource/get',
    { query },
    { enabled: signedIn && id !== '', keep: true },
  )
  const open = useCall(
    'GET /sands-system/api/v1/system/resource/open/get',
    { query },
    { enabled: !signedIn && id !== '' },
  )
  const asked = signedIn ? own : open
  const { data, refetch } = asked
  const inWork = data !== undefined && data.status < 3
  useEffect(() => {
    if (!inWork) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [inWork, refetch])
  return asked
}
