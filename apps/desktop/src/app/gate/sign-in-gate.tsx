import { loginPath } from '@sands/rules/gate'
import { useCall } from '@sands/web/call/use-call'
import { updateSession, useEndedSession, useSession } from '@sands/web/session/session'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { FailureBlock } from '../../kernel/ui/page/failure-block.tsx'
import { ViewerContext } from '../../kernel/viewer.ts'
import { FrameSkeleton } from '../frame-skeleton.tsx'
import { preload } from '../preload.ts'
import { portalScreens } from '../registry.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

/**
 * Shows its pages to a signed-in person. Everyone else signs in first and comes back to the page they wanted. When the
 * server ends the session of an open page, the sign-in form covers the page, which keeps everything that was typed.
 */
export function SignInGate() {
  const session = useSession()
  const ended = useEndedSession()
  const [inside, setInside] = useState(session?.userId)
  const { pathname, search, hash } = useLocation()
  if (session && session.userId !== inside) setInside(session.userId)
  const isInterrupted = ended !== null && ended.userId === inside
  if (!session && !isInterrupted) {
    const open = portalScreens.find((portal) => portal.forVisitors && portal.path === pathname)
    if (open) return <VisitorFrame page={open.page} />
    return <Navigate to={loginPath(`${pathname}${search}${hash}`)} replace />
  }
  return (
    <>
      <ViewerGate key={inside} />
      {!session && ended && <SignInAgain code={ended.code} />}
    </>
  )
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
