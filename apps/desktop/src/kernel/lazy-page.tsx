import { type ComponentType, type ReactNode, use } from 'react'

/** A page, or a part of one, in its own chunk. */
export interface LazyPage<Props extends object = object> {
  (props: Props): ReactNode
  /** Fetches the chunk early, so that the page appears without a placeholder. */
  readonly preload: () => Promise<ComponentType<Props>>
}

/**
 * Long enough for React to render the failure. If it were forgotten at once, each render would fetch the chunk again.
 */
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
      // A lost connection must not break the page until a reload: a later visit tries again.
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
