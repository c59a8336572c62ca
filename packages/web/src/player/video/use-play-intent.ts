import { useEffect, useRef } from 'react'

/** Whether an element should play as soon as it can, whatever happens to its stream. */
export function usePlayIntent(element: HTMLMediaElement | null, autoPlay: boolean) {
  const wanted = useRef(autoPlay)
  const held = useRef(false)
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

  const play = (onRefused?: () => void) => {
    wanted.current = true
    // Refused without a touch in most browsers: the button to press stays there.
    void element?.play().catch(({ name }: DOMException) => {
      if (name === 'NotAllowedError') onRefused?.()
    })
  }
  const pause = () => {
    held.current = false
    // Also before there is anything to pause.
    wanted.current = false
    element?.pause()
  }
  return {
    play: () => play(),
    pause,
    /** Stands still until it may go on; the person has not asked for it. */
    halt: () => {
      const played = wanted.current
      pause()
      held.current = played
    },
    goOn: (onRefused: () => void) => {
      if (!held.current) return
      held.current = false
      play(onRefused)
    },
    resume: () => {
      if (wanted.current) play()
    },
  }
}
