import { manageCollege } from '@sands/web/session/managed-college'
import { useSession } from '@sands/web/session/session'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useViewer, type Viewer } from '../kernel/viewer.ts'

interface ManagedCollege {
  /** The viewer in the college of this window. */
  viewer: Viewer
  /** The college to which another window or device has switched the person, if any. */
  movedTo: string | null
}

/**
 * The management stays in the college it was opened in until the page is reloaded, because everything on the screen and
 * in its forms belongs to that college. Every call names the college, and the server refuses it once the person has
 * switched to another.
 */
export function useManagedCollege(): ManagedCollege {
  const now = useViewer()
  const session = useSession()
  const [viewer, setViewer] = useState(now)
  // Rights may change while the window is open; the college may not.
  if (now !== viewer && now.collegeId === viewer.collegeId) setViewer(now)
  // Runs before the pages below make their calls.
  useLayoutEffect(() => manageCollege(viewer.collegeId), [viewer.collegeId])
  useEffect(() => () => manageCollege(null), [])
  const isExternal = session !== null && session.collegeId !== viewer.collegeId
  return { viewer, movedTo: isExternal ? session.collegeId : null }
}
