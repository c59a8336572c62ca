import { loginPath } from '@sands/rules/gate'
import { useCall } from '@sands/web/call/use-call'
import { updateSession, useSession } from '@sands/web/session/session'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { FailureBlock } from '../kernel/ui/page/failure-block.tsx'
import { ViewerContext } from '../kernel/viewer.ts'
import { FrameSkeleton } from './frame-skeleton.tsx'
import { preload } from './preload.ts'

/** Behind it somebody is signed in. Everyone else signs in first and comes back to where they wanted to go. */
export function SignInGate() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (!session) return <Navigate to={loginPath(`${pathname}${search}${hash}`)} replace />
  return <ViewerGate key={session.userId} />
}

function ViewerGate() {
  const info = useCall('GET /sands-user/api/v1/user/current-info')
  const viewer = info.data
  // The page's code travels while we ask who is here.
  const { pathname } = useLocation()
  useEffect(() => preload(pathname), [pathname])
  // Before anything is painted: the management compares the two.
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
