import { type ComponentType, lazy } from 'react'

/** A page as a chunk of its own. Pages are named exports, `lazy` wants a default one. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}
