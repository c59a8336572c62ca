type Listening = Parameters<typeof window.addEventListener>

/** Records listeners of the window, the document and its body (React adds some there). Returns what removes those added since. */
export function watchListeners(): () => void {
  const ends = [window, document, document.documentElement, document.body].map((target) => {
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
