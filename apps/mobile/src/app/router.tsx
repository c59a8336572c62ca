import { authLinks } from '@sands/contract/auth/auth.links'
import { useSession } from '@sands/web/session/session'
import { Activity, useState } from 'react'
import { type Location, Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router'
import { type AppRoute, isOpen } from '../kernel/route.ts'
import { isNewVisit } from '../kernel/tab-visit.ts'
import { type CachedPage, keepPage, moveFront } from './cached-pages.ts'
import { findRoute } from './find-route.ts'
import { LazyPage } from './lazy-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { useScrollMemory } from './scroll-memory.ts'

/** One page with its own address: behind another page it still has the address it was opened with. */
function Screen({ route, location }: { route: AppRoute; location: Location }) {
  return (
    <Routes location={location}>
      <Route path={route.path} caseSensitive element={<LazyPage route={route} />} />
    </Routes>
  )
}

/** The login gate, and the pages behind it: cached pages stay mounted while another is in front. */
export function Router() {
  const location = useLocation()
  const session = useSession()
  const route = findRoute(location.pathname)
  const admitted = route && (session || isOpen(route, location.search)) ? route : undefined
  // Part of every key, so that pages start again for another person.
  const whose = session?.userId ?? ''
  const cached = useCachedPages(admitted, location, whose)
  useScrollMemory(location, admitted?.keep === true)

  return (
    <>
      {cached.map((page) => (
        <Activity
          key={`${whose} ${page.id}`}
          mode={admitted?.keep && page.key === keyOf(location) ? 'visible' : 'hidden'}
        >
          <Screen route={page.route} location={page.location} />
        </Activity>
      ))}
      {front()}
    </>
  )

  function front() {
    if (!route) return <NotFoundPage />
    if (!admitted) {
      return <Navigate to={authLinks.login(`${location.pathname}${location.search}${location.hash}`)} replace />
    }
    return admitted.keep ? null : <Screen key={`${whose} ${route.path}`} route={route} location={location} />
  }
}

const keyOf = ({ pathname, search }: Location) => `${pathname}${search}`

interface Cached {
  userId: string
  pages: readonly CachedPage[]
  /** The path of the cached page in front, if any. */
  path?: string | undefined
}

function useCachedPages(route: AppRoute | undefined, location: Location, userId: string) {
  const [state, setState] = useState<Cached>({ userId, pages: [] })
  const isReplaced = useNavigationType() === 'REPLACE'
  const mine: Cached = state.userId === userId ? state : { userId, pages: [] }
  const next = route?.keep ? cached(route) : { userId, pages: mine.pages }
  if (next.pages !== state.pages || next.path !== state.path || state.userId !== userId) setState(next)
  return next.pages

  function cached(shown: AppRoute): Cached {
    const page = { id: location.key, key: keyOf(location), route: shown, location }
    const stays = isReplaced && mine.path === location.pathname && !isNewVisit(location.state)
    return { userId, pages: (stays ? moveFront : keepPage)(mine.pages, page), path: location.pathname }
  }
}
