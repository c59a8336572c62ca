import { loadChunk } from '@sands/web/lazy/load-chunk'
import { missed } from '@sands/web/offline/connectivity'
import { type ComponentType, lazy, useState } from 'react'
import { needTextsFor } from '../kernel/need-texts.ts'
import type { AppRoute } from '../kernel/route.ts'
import { loadEntries, loadSlots } from './loaded-slots.ts'
import { MissingPage } from './pages/missing-page.tsx'

const loaded = new Map<AppRoute, ComponentType>()
const loading = new Map<AppRoute, Promise<ComponentType>>()
const lazies = new Map<AppRoute, ComponentType>()

async function load({ page, domain, firstLoad, entries }: AppRoute): Promise<ComponentType> {
  const parts = firstLoad ? [] : [loadSlots(), entries && loadEntries(), domain && needTextsFor(domain)]
  const [component] = await Promise.all([loadChunk(page), ...parts])
  return component
}

/** Loads a route's code and texts once. After that the page renders without waiting, so nothing flickers. */
export function preload(route: AppRoute): Promise<ComponentType> {
  const known = loading.get(route)
  if (known) return known
  const page = load(route).then((component) => {
    loaded.set(route, component)
    return component
  })
  // A chunk that failed to load is fetched again the next time.
  page.catch(() => {
    loading.delete(route)
    missed()
  })
  loading.set(route, page)
  return page
}

/**
 * Never rejects: React would render, and so fetch, a failing page again and again. The replacement page fetches again
 * when there is a reason to.
 */
function lazyOf(route: AppRoute): ComponentType {
  const known = lazies.get(route)
  if (known) return known
  const again = () => preload(route)
  const forget = () => lazies.delete(route)
  const instead = () => <MissingPage again={again} onLeave={forget} />
  const component = lazy(() =>
    preload(route).then(
      (page) => ({ default: page }),
      () => ({ default: instead }),
    ),
  )
  lazies.set(route, component)
  return component
}

export function LazyPage({ route }: { route: AppRoute }) {
  // Chosen once: another component in the same place would lose the page's state.
  const [Page] = useState(() => loaded.get(route) ?? lazyOf(route))
  return <Page />
}
