import { type ComponentType, createContext, lazy, use, useEffect, useEffectEvent, useState } from 'react'
import { missed, onReturn } from '../offline/connectivity.ts'
import { loadChunk } from './load-chunk.ts'

const LoadAgain = createContext<() => void>(() => undefined)
/** For what is shown instead of a part whose code did not come. */
export const useLoadAgain = (): (() => void) => use(LoadAgain)

/** Asks for the code again when the network is back. */
export function useLoadOnReturn(): void {
  const again = useEffectEvent(useLoadAgain())
  useEffect(() => onReturn(() => again()), [])
}

/**
 * A part of a screen whose code comes when it is needed. Never fails: where the code does not come, `Instead` is shown in
 * its place and everything around it goes on. The next time it is opened its code is asked for again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  let hasFailed = false
  const ask = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        known = await loadChunk(load)
        return { default: known }
      } catch {
        missed()
        hasFailed = true
        return { default: Instead }
      }
    })
  let asked = ask()
  // Not at once after a failure: React draws what waited for it again, and would ask without end.
  const next = () => {
    if (hasFailed) asked = ask()
    hasFailed = false
    return known ?? asked
  }
  return function LazyPart(props: Props) {
    // Chosen once: another component in the same place would throw the part's state away.
    const [Part, setPart] = useState(() => known ?? asked)
    useEffect(() => () => void next(), [])
    return (
      <LoadAgain value={() => setPart(next)}>
        <Part {...props} />
      </LoadAgain>
    )
  }
}
