/** Less of it than this on the screen, and nobody is looking. */
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
 * Follows whether a player is in sight, and pauses it when less than half of it is. In full screen and in a window of its
 * own it is always in sight. It never starts again by itself: whoever scrolls back may have had enough.
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
