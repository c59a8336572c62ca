import { loginPath } from '@sands/rules/gate'
import { useCall } from '@sands/web/call/use-call'
import { updateSession, useSession } from '@sands/web/session/session'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { FailureBlock } from '../kernel/ui/page/failure-block.tsx'
import { ViewerContext } from '../kernel/viewer.ts'
import { FrameSkeleton } from './frame-skeleton.tsx'
import { preload } from './preload.ts'
import { portalScreens } from './registry.ts'
import { VisitorFrame } from './visitor-frame.tsx'

/** Only signed-in people pass. Everyone else signs in first and then returns to the requested page. */
export function SignInGate() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const open = portalScreens.find((portal) => portal.forVisitors && portal.path === pathname)
  if (!session && open) return <VisitorFrame page={open.page} />
  if (!session) return <Navigate to={loginPath(`${pathname}${search}${hash}`)} replace />
  return <ViewerGate key={session.userId} />
}

function ViewerGate() {
  const info = useCall('GET /sands-user/api/v1/user/current-info')
  const viewer = info.data
  // The code of the page is loaded while the current user is fetched.
  const { pathname } = useLocation()
  useEffect(() => preload(pathname), [pathname])
  // Runs before the first paint, because the management compares the session with the viewer.
  useLayoutEffect(() => {
    if (viewer) updateSession({ userId: viewer.id, collegeId: viewer.collegeId, labels: viewer.sysUserLabel })
  }, [viewer])

  if (viewer) {
    return (
      <ViewerContext value={viewer}>
        <Suspense fallback={<FrameSkeleton />}>
          <Outlet />
        </Suspense>
      </ViewerContext>
    )
  }
  if (info.isPending) return <FrameSkeleton />
  return <FailureBlock page error={info.error} onRetry={() => void info.refetch()} />
}
