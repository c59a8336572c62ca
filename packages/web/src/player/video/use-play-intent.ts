import { useEffect, useRef } from 'react'

/** Whether an element should play as soon as it can, whatever happens to its stream. */
export function usePlayIntent(element: HTMLMediaElement | null, autoPlay: boolean) {
  const wanted = useRef(autoPlay)
  const held = useRef(false)
  useEffect(() => {
    if (!element) return
    // Media keys, picture-in-picture and leaving the screen can also start or pause it.
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
    // Most browsers refuse this without user input: the play button stays visible.
    void element?.play().catch(({ name }: DOMException) => {
      if (name === 'NotAllowedError') onRefused?.()
    })
  }
  const pause = () => {
    held.current = false
    // Also before a source is attached.
    wanted.current = false
    element?.pause()
  }
  return {
    play: () => play(),
    pause,
    /** Pauses playback for the study rules until it may continue; this is not a pause by the person. */
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
