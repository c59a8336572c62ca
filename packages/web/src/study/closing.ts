interface Closing {
  /** Out of sight: the page may never come back. */
  onHide: () => void
  /** The page goes. */
  onClose: () => void
}

export interface ClosingWatch {
  /** While the page goes, what the players tell last has to be sent at once. */
  isClosing: () => boolean
  /** Players tell their last stretch in listeners of their own: this one has to come after them. */
  stayLast: () => void
  stop: () => void
}

/** Follows a page that goes out of sight or away. */
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
