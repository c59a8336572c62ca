import { type ComponentType, lazy, useState } from 'react'
import type { AppRoute } from '../kernel/route.ts'

const loaded = new Map<AppRoute, ComponentType>()
const loading = new Map<AppRoute, Promise<ComponentType>>()
const lazies = new Map<AppRoute, ComponentType>()

/** Loads a route's chunk once. After that the page renders without waiting, so nothing flickers. */
export function preload(route: AppRoute): Promise<ComponentType> {
  const known = loading.get(route)
  if (known) return known
  const page = route.page().then((component) => {
    loaded.set(route, component)
    return component
  })
  // A chunk that did not come is asked for again the next time.
  page.catch(() => {
    loading.delete(route)
    lazies.delete(route)
  })
  loading.set(route, page)
  return page
}

function lazyOf(route: AppRoute): ComponentType {
  const known = lazies.get(route)
  if (known) return known
  const component = lazy(async () => ({ default: await preload(route) }))
  lazies.set(route, component)
  return component
}

export function LazyPage({ route }: { route: AppRoute }) {
  // Chosen once: another component in the same place would throw the page's state away.
  const [Page] = useState(() => loaded.get(route) ?? lazyOf(route))
  return <Page />
}
