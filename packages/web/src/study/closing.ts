interface Closing {
  /** The page is hidden and may never become visible again. */
  onHide: () => void
  /** The page closes. */
  onClose: () => void
}

export interface ClosingWatch {
  /** While the page closes, the last stretches of the players have to be sent at once. */
  isClosing: () => boolean
  /** Players report their last stretch in their own listeners: this one has to run after them. */
  stayLast: () => void
  stop: () => void
}

/** Observes a page that is hidden or closed. */
export function watchClosing({ onHide, onClose }: Closing): ClosingWatch {
  let closing = false
  const hide = () => {
    closing = document.visibilityState === 'hidden'
    if (closing) onHide()
  }
  const close = () => {
    closing = true
    onHide()
    onClose()
  }
  const back = () => {
    closing = false
  }
  const remove = () => {
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', close)
  }
  const add = () => {
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', close)
  }
  add()
  addEventListener('pageshow', back)
  return {
    isClosing: () => closing,
    stayLast: () => {
      remove()
      add()
    },
    stop: () => {
      remove()
      removeEventListener('pageshow', back)
    },
  }
}
