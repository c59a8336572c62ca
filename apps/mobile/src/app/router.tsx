import { authLinks } from '@sands/contract/auth/auth.links'
import { useSession } from '@sands/web/session/session'
import { Activity, useState } from 'react'
import { type Location, Navigate, Route, Routes, useLocation } from 'react-router'
import { type AppRoute, isOpen } from '../kernel/route.ts'
import { findRoute } from './find-route.ts'
import { type KeptPage, keepPage } from './kept-pages.ts'
import { LazyPage } from './lazy-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { useScrollMemory } from './scroll-memory.ts'

/** One page with an address of its own: behind another page it still sees the address it was opened with. */
function Screen({ route, location }: { route: AppRoute; location: Location }) {
  return (
    <Routes location={location}>
      <Route path={route.path} caseSensitive element={<LazyPage route={route} />} />
    </Routes>
  )
}

/** The login gate, and the pages behind it: kept ones stay alive while another is in front. */
export function Router() {
  const location = useLocation()
  const session = useSession()
  const route = findRoute(location.pathname)
  const admitted = route && (session || isOpen(route, location.search)) ? route : undefined
  // Part of every key: a page begins anew for another person.
  const whose = session?.userId ?? ''
  const kept = useKeptPages(admitted, location, whose)
  useScrollMemory(location, admitted?.keep === true)

  return (
    <>
      {kept.map((page) => (
        <Activity
          key={`${whose} ${page.key}`}
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

function useKeptPages(route: AppRoute | undefined, location: Location, userId: string) {
  const [state, setState] = useState<{ userId: string; pages: readonly KeptPage[] }>({ userId, pages: [] })
  const mine = state.userId === userId ? state.pages : []
  const pages = route?.keep ? keepPage(mine, { key: keyOf(location), route, location }) : mine
  if (pages !== state.pages || state.userId !== userId) setState({ userId, pages })
  return pages
}
