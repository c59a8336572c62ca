import { useCallback, useEffect, useState } from 'react'

interface Screen {
  root: HTMLElement | null
  video: HTMLVideoElement | null
}

/** iPhones show only the picture itself in full screen, with controls of their own. */
const enterOf = (video: HTMLVideoElement | null): (() => void) | undefined => {
  if (!video || !('webkitEnterFullscreen' in video) || typeof video.webkitEnterFullscreen !== 'function')
    return undefined
  return video.webkitEnterFullscreen.bind(video)
}

/** A wide picture lies on its side. Only some phones let a page turn the screen, and only in full screen. */
async function turn(video: HTMLVideoElement | null): Promise<void> {
  const { orientation } = screen
  if (!video || video.videoWidth <= video.videoHeight || !orientation || !('lock' in orientation)) return
  const { lock } = orientation
  if (typeof lock !== 'function') return
  try {
    await lock.call(orientation, 'landscape')
  } catch {
    // The person turns the phone.
  }
}

export interface FullScreen {
  full: boolean
  /** False where nothing at all can be shown in full screen. */
  able: boolean
  toggle: () => void
}

/** The whole player in full screen, with our controls, captions and watermark. */
export function useFullScreen({ root, video }: Screen): FullScreen {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(root !== null && document.fullscreenElement === root)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [root])
  const toggle = useCallback(() => {
    if (document.fullscreenElement) return void document.exitFullscreen().catch(() => undefined)
    if (document.fullscreenEnabled && root) {
      return void root.requestFullscreen().then(
        () => turn(video),
        () => undefined,
      )
    }
    enterOf(video)?.()
  }, [root, video])
  return { full, able: document.fullscreenEnabled || enterOf(video) !== undefined, toggle }
}
