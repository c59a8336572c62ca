import { useEffect, useRef } from 'react'

/** Whether an element should play as soon as it can, whatever happens to its stream. */
export function useWanted(element: HTMLMediaElement | null, autoPlay: boolean) {
  const wanted = useRef(autoPlay)
  useEffect(() => {
    if (!element) return
    // Media keys, the small window and leaving the screen have a say too.
    const run = () => {
      wanted.current = true
    }
    const rest = () => {
      wanted.current = false
    }
    element.addEventListener('play', run)
    element.addEventListener('pause', rest)
    return () => {
      element.removeEventListener('play', run)
      element.removeEventListener('pause', rest)
    }
  }, [element])

  const play = () => {
    wanted.current = true
    // Refused without a touch in most browsers: the button to press stays there.
    void element?.play().catch(() => undefined)
  }
  return {
    play,
    pause: () => {
      // Also before there is anything to pause.
      wanted.current = false
      element?.pause()
    },
    resume: () => {
      if (wanted.current) play()
    },
  }
}
