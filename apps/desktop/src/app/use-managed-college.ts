import { manageCollege } from '@sands/web/session/managed-college'
import { useSession } from '@sands/web/session/session'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useViewer, type Viewer } from '../kernel/viewer.ts'

interface ManagedCollege {
  /** The person as they are in the college that this window shows. */
  viewer: Viewer
  /** The college they are in by now, when another window or device has taken them there. */
  movedTo: string | null
}

/**
 * The management keeps to the college it was opened in until the page is loaded anew: what stands on the screen and what
 * was typed belong there. Every call says so, and the server refuses it once the person is elsewhere.
 */
export function useManagedCollege(): ManagedCollege {
  const now = useViewer()
  const session = useSession()
  const [viewer, setViewer] = useState(now)
  // Rights may change under way; the college may not.
  if (now !== viewer && now.collegeId === viewer.collegeId) setViewer(now)
  // Before the pages below ask for anything.
  useLayoutEffect(() => manageCollege(viewer.collegeId), [viewer.collegeId])
  useEffect(() => () => manageCollege(null), [])
  const isExternal = session !== null && session.collegeId !== viewer.collegeId
  return { viewer, movedTo: isExternal ? session.collegeId : null }
}
