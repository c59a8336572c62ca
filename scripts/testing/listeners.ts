type Listening = Parameters<typeof window.addEventListener>

/** Notes who listens to the window and the document. Returns what removes those that were added since. */
export function watchListeners(): () => void {
  const ends = [window, document].map((target) => {
    const added: Listening[] = []
    const add = target.addEventListener
    target.addEventListener = (...listening: Listening) => {
      added.push(listening)
      add.call(target, ...listening)
    }
    return () => {
      for (const [type, listener, options] of added) target.removeEventListener(type, listener, options)
      target.addEventListener = add
    }
  })
  return () => {
    for (const end of ends) end()
  }
}
