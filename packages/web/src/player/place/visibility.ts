/** When a smaller part is visible, it does not count as watched. */
const IN_VIEW = 0.5

export interface Visibility {
  /** Whether a person could see the picture now. */
  isVisible: () => boolean
  stop: () => void
}

interface Watched {
  root: HTMLElement
  video: HTMLVideoElement
}

const isApart = (video: HTMLVideoElement) =>
  document.fullscreenElement?.contains(video) === true ||
  document.pictureInPictureElement === video ||
  ('webkitDisplayingFullscreen' in video && video.webkitDisplayingFullscreen === true)

/**
 * Tracks whether a player is visible, and pauses it when less than half of it is. In full screen and picture-in-picture
 * it is always visible. It never starts again by itself: the person may not want to continue.
 */
export function watchVisibility({ root, video }: Watched): Visibility {
  let shown = 1
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      shown = entry.intersectionRatio
      if (shown < IN_VIEW && !video.paused && !isApart(video)) video.pause()
    },
    { threshold: [0, IN_VIEW, 1] },
  )
  observer.observe(root)
  return {
    isVisible: () => {
      if (document.pictureInPictureElement === video) return true
      return document.visibilityState === 'visible' && (isApart(video) || shown >= IN_VIEW)
    },
    stop: () => observer.disconnect(),
  }
}
