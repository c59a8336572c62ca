import { type ComponentType, type ReactNode, use } from 'react'

/** A page that is a chunk of its own. */
export interface LazyPage {
  (): ReactNode
  /** Fetches the chunk before it is asked for; a page that is already here appears without a blink. */
  readonly preload: () => Promise<ComponentType>
}

export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage {
  let loading: Promise<ComponentType> | undefined
  const preload = () => {
    loading ??= load().then(
      (module) => module[name],
      (error: unknown) => {
        // The next visit tries again: a lost connection must not break a page for good.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function Lazy() {
    const Page = use(preload())
    return <Page />
  }
  return Object.assign(Lazy, { preload })
}
