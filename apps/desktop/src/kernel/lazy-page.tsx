import { type ComponentType, type ReactNode, use } from 'react'

/** A page, or a part of one, that is a chunk of its own. */
export interface LazyPage<Props extends object = object> {
  (props: Props): ReactNode
  /** Fetches the chunk before it is asked for; a page that is already here appears without a blink. */
  readonly preload: () => Promise<ComponentType<Props>>
}

/** Long enough for React to show that it failed: forgotten at once, each new attempt to draw would fetch it again. */
const FAILURE_STORED_MS = 1_000

export function lazyPage<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPage<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let loaded: ComponentType<Props> | undefined
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
      loading.catch(() => setTimeout(forget, FAILURE_STORED_MS))
    }
    return loading
  }
  function Lazy(props: Props) {
    const Page = loaded ?? use(preload())
    return <Page {...props} />
  }
  return Object.assign(Lazy, { preload })
}
