import { type Navigator, parsePath, type To } from 'react-router'
import { interceptPopState } from '../../intercept-popstate.ts'

/** Asks whether to leave; calls `go` after a yes. */
export type AskToGo = (go: () => void) => void

/** The router numbers the entries of the browser history. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null

const staysHere = (to: To): boolean => {
  const { pathname } = typeof to === 'string' ? parsePath(to) : to
  return pathname === undefined || pathname === location.pathname
}

/**
 * Holds every way to leave the page until the person confirms: links and other navigation, Back and Forward, and
 * closing the window, where the browser asks. Returns a function that ends it. The router's own blocker only works with
 * data routers.
 */
export function guardLeaving(navigator: Navigator, ask: AskToGo): () => void {
  const { push, replace } = navigator
  let free = false
  let here = placeOf(history.state)
  let comesBack: (() => void) | undefined

  const held =
    (travel: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      const go = () => {
        travel(to, state, options)
        here = placeOf(history.state)
      }
      if (free || staysHere(to)) return go()
      ask(() => {
        free = true
        go()
      })
    }

  // The browser has already moved when this event comes. The router does not get the event before the person confirms.
  const onPop = (event: PopStateEvent) => {
    const there = placeOf(event.state)
    if (free || here === null || there === null) return
    event.stopImmediatePropagation()
    if (comesBack) {
      comesBack()
      comesBack = undefined
      return
    }
    const steps = there - here
    comesBack = () =>
      ask(() => {
        free = true
        history.go(steps)
      })
    history.go(-steps)
  }
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()

  navigator.push = held(push)
  navigator.replace = held(replace)
  const unhear = interceptPopState(onPop)
  addEventListener('beforeunload', onUnload)
  return () => {
    navigator.push = push
    navigator.replace = replace
    unhear()
    removeEventListener('beforeunload', onUnload)
  }
}
