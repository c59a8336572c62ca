import type { Playable } from '@sands/contract/media/media.model'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Attached, attachHls, type Loss, type Rendition } from './hls-source.ts'
import type { OfflineSource } from './offline-source.ts'
import { playerChoices, rememberChoice } from './player-choices.ts'
import { useRetry } from './use-retry.ts'

export interface SourceOptions {
  playable: Playable
  startAt: number
  autoPlay: boolean
  offline?: OfflineSource | undefined
  /** Asks for the file anew: its addresses have run out. */
  onRefresh?: (() => void) | undefined
}

export interface Source {
  /** Why nothing more comes, while that is so. */
  loss: Loss | null
  renditions: readonly Rendition[]
  /** The height on the screen now, 0 before there is any. */
  shown: number
  /** The height that the person has chosen; null leaves it to the line. */
  height: number | null
  chooseHeight: (height: number | null) => void
  again: () => void
  play: () => void
  pause: () => void
}

/** What arrives shows that the line is back. */
const SIGNS = ['progress', 'loadeddata', 'playing']
/** When fresh addresses are no better, it is not their age. */
const MOST_REFRESHES = 3

/**
 * Connects an element with its stream, and keeps it connected. The addresses it began with are kept until they run out:
 * fresh ones come with every answer about the file, and starting over for those would interrupt.
 */
export function useSource(
  element: HTMLMediaElement | null,
  { playable, startAt, autoPlay, offline, onRefresh }: SourceOptions,
): Source {
  const [url, setUrl] = useState(playable.hlsUrl)
  const [round, setRound] = useState(0)
  const [loss, setLoss] = useState<Loss | null>(null)
  const [renditions, setRenditions] = useState<readonly Rendition[]>([])
  const [shown, setShown] = useState(0)
  const [height, setHeight] = useState(() => playerChoices().height)
  const attached = useRef<Attached | null>(null)
  const wanted = useRef(autoPlay)
  const place = useRef(startAt)
  const refreshes = useRef(0)

  if (loss === 'ended' && playable.hlsUrl !== url) {
    setUrl(playable.hlsUrl)
    setLoss(null)
  }

  const play = () => {
    wanted.current = true
    // Refused without a touch in most browsers: the button to press stays there.
    void element?.play().catch(() => undefined)
  }
  const resume = useEffectEvent(() => {
    if (wanted.current) play()
  })
  const options = useEffectEvent(() => ({
    startAt: place.current,
    height,
    ...(offline ? { offline } : {}),
    onRenditions: setRenditions,
    onRendition: setShown,
    onLost: setLoss,
  }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new try at the same address
  useEffect(() => {
    if (!element) return
    let gone = false
    const remember = () => {
      if (element.readyState > 0) place.current = element.currentTime
    }
    element.addEventListener('timeupdate', remember)
    attachHls(element, url, options()).then(
      (source) => {
        if (gone) return source.detach()
        attached.current = source
        resume()
      },
      // The engine itself did not come.
      () => setLoss('network'),
    )
    return () => {
      gone = true
      element.removeEventListener('timeupdate', remember)
      attached.current?.detach()
      attached.current = null
    }
  }, [element, url, round])

  useEffect(() => {
    const calm = () => {
      refreshes.current = 0
      setLoss(null)
    }
    // Media keys, the small window and leaving the screen have a say too.
    const run = () => {
      wanted.current = true
    }
    const rest = () => {
      wanted.current = false
    }
    const listeners = [...SIGNS.map((name) => [name, calm] as const), ['play', run] as const, ['pause', rest] as const]
    for (const [name, listener] of listeners) element?.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) element?.removeEventListener(name, listener)
    }
  }, [element])

  const refresh = () => {
    refreshes.current += 1
    if (refreshes.current > MOST_REFRESHES) setLoss('broken')
    else onRefresh?.()
  }
  const again = () => {
    if (loss === 'ended') return refresh()
    if (loss === 'network' && attached.current) return attached.current.again()
    setLoss(null)
    setRound((count) => count + 1)
  }
  useRetry(loss !== null && loss !== 'broken', again)
  const refreshNow = useEffectEvent(refresh)
  useEffect(() => {
    if (loss === 'ended') refreshNow()
  }, [loss])

  return {
    loss,
    renditions,
    shown,
    height,
    chooseHeight: (chosen) => {
      setHeight(chosen)
      rememberChoice({ height: chosen })
      attached.current?.choose(chosen)
    },
    again,
    play,
    pause: () => {
      // Also before there is anything to pause.
      wanted.current = false
      element?.pause()
    },
  }
}
