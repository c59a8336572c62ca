import { useEffect, useState } from 'react'

interface Screen {
  root: HTMLElement | null
  video: HTMLVideoElement | null
  /** An overlay, such as the watermark, must stay visible in full screen. */
  covered: boolean
}

/** iPhones show only the bare video in full screen, with their own controls. */
const enterOf = (video: HTMLVideoElement | null): (() => void) | undefined => {
  if (!video || !('webkitEnterFullscreen' in video) || typeof video.webkitEnterFullscreen !== 'function')
    return undefined
  return video.webkitEnterFullscreen.bind(video)
}

/** Rotates the screen for a wide picture. Only some phones let a page do this, and only in full screen. */
async function turn(video: HTMLVideoElement | null): Promise<void> {
  const { orientation } = screen
  if (!video || video.videoWidth <= video.videoHeight || !orientation || !('lock' in orientation)) return
  const { lock } = orientation
  if (typeof lock !== 'function') return
  try {
    await lock.call(orientation, 'landscape')
  } catch {
    // The person has to rotate the phone.
  }
}

/** The alternative to full screen: the player covers the whole window. */
const canFill = () => 'popover' in HTMLElement.prototype

function fill(root: HTMLElement, filled: boolean): void {
  if (filled) {
    root.setAttribute('popover', 'manual')
    root.showPopover()
  } else {
    root.hidePopover()
    root.removeAttribute('popover')
  }
}

export interface FullScreen {
  full: boolean
  /** False where full screen is not possible at all. */
  able: boolean
  toggle: () => void
}

/**
 * Shows the whole player in full screen, with our controls, captions and watermark. Where only the bare video could be
 * in full screen, a player with a watermark fills the window instead.
 */
export function useFullScreen({ root, video, covered }: Screen): FullScreen {
  const [full, setFull] = useState(false)
  const [filled, setFilled] = useState(false)
  useEffect(() => {
    const follow = () => setFull(root !== null && document.fullscreenElement === root)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [root])
  useEffect(() => {
    if (!root || !filled) return
    fill(root, true)
    const leave = ({ key, target }: KeyboardEvent) => {
      // In a dialog, Escape closes the dialog.
      if (key === 'Escape' && !(target instanceof Element && target.closest('dialog'))) setFilled(false)
    }
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('keydown', leave)
      fill(root, false)
    }
  }, [root, filled])

  const enter = covered ? undefined : enterOf(video)
  const toggle = () => {
    if (document.fullscreenElement) return void document.exitFullscreen().catch(() => undefined)
    if (document.fullscreenEnabled && root) {
      return void root.requestFullscreen().then(
        () => turn(video),
        () => undefined,
      )
    }
    if (enter) return enter()
    if (canFill()) setFilled((now) => !now)
  }
  return { full: full || filled, able: document.fullscreenEnabled || enter !== undefined || canFill(), toggle }
}
