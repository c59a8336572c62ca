import { type ComponentType, type ReactNode, use } from 'react'

/** A page that is a chunk of its own. */
export interface LazyPage {
  (): ReactNode
  /** Fetches the chunk before it is asked for; a page that is already here appears without a blink. */
  readonly preload: () => Promise<ComponentType>
}

/** Long enough for React to show that it failed: forgotten at once, each new attempt to draw would fetch it again. */
const FAILURE_KEPT_MS = 1_000

export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage {
  let loading: Promise<ComponentType> | undefined
  let loaded: ComponentType | undefined
  const forget = () => {
    loading = undefined
  }
  const preload = () => {
    if (!loading) {
      loading = load().then((module) => {
        loaded = module[name]
        return loaded
      })
      // A lost connection must not break the page for good: a later visit tries again.
      loading.catch(() => setTimeout(forget, FAILURE_KEPT_MS))
    }
    return loading
  }
  function Lazy() {
    const Page = loaded ?? use(preload())
    return <Page />
  }
  return Object.assign(Lazy, { preload })
}
