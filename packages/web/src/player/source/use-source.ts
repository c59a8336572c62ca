import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { playerChoices, rememberChoice } from '../controls/player-choices.ts'
import type { ReadyFile } from '../player-file.ts'
import { usePlayIntent } from '../video/use-play-intent.ts'
import type { Attached, Loss, Rendition, Trouble } from './hls-options.ts'
import { attachHls } from './hls-source.ts'
import type { OfflineSource } from './offline-source.ts'
import { useRenewals } from './use-renewals.ts'
import { useRetry } from './use-retry.ts'

export interface SourceOptions {
  file: Pick<ReadyFile, 'id' | 'playable'>
  startAt: number
  autoPlay: boolean
  offline?: OfflineSource | undefined
}

export interface Source {
  /** Why loading stopped, while it is stopped. */
  loss: Trouble | null
  renditions: readonly Rendition[]
  /** The height of the current rendition, 0 before there is one. */
  shown: number
  /** The height that the person has chosen; null chooses by bandwidth. */
  height: number | null
  chooseHeight: (height: number | null) => void
  again: () => void
  play: () => void
  pause: () => void
  /** Pauses playback until `goOn`. */
  halt: () => void
  /** Continues playback that was halted; the browser may refuse. */
  goOn: (onRefused: () => void) => void
}

/** Events that show that the network is back. */
const SIGNS = ['progress', 'loadeddata', 'playing']

/**
 * Attaches a stream to an element and keeps it attached. The first addresses are used until they expire: every answer
 * about the file has new ones, and restarting for those would interrupt playback.
 */
export function useSource(
  element: HTMLMediaElement | null,
  { file, startAt, autoPlay, offline }: SourceOptions,
): Source {
  const [url, setUrl] = useState(file.playable.hlsUrl)
  const [round, setRound] = useState(0)
  const [loss, setLoss] = useState<Trouble | null>(null)
  const [renditions, setRenditions] = useState<readonly Rendition[]>([])
  const [shown, setShown] = useState(0)
  const [height, setHeight] = useState(() => playerChoices().height)
  const attached = useRef<Attached | null>(null)
  const place = useRef(startAt)
  const { play, pause, halt, goOn, resume } = usePlayIntent(element, autoPlay)

  /** Also for the same address: new addresses may be equal for a while. */
  const attachAnew = (next: string) => {
    setLoss(null)
    setUrl(next)
    setRound((count) => count + 1)
  }
  const renewals = useRenewals(element, {
    fileId: file.id,
    onFresh: ({ playable }) => attachAnew(playable.hlsUrl),
    onLost: setLoss,
  })
  const onLost = (lost: Loss) => {
    if (lost !== 'ended') setLoss(lost)
    else if (offline) setLoss('missing')
    else renewals.current?.ask()
  }

  const resumeNow = useEffectEvent(resume)
  const options = useEffectEvent(() => ({
    startAt: place.current,
    height,
    ...(offline ? { offline } : {}),
    onRenditions: setRenditions,
    onRendition: setShown,
    onLost,
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
        resumeNow()
      },
      // hls.js itself could not be loaded.
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
    const arrive = () => setLoss((now) => (now === 'network' ? null : now))
    for (const name of SIGNS) element?.addEventListener(name, arrive)
    return () => {
      for (const name of SIGNS) element?.removeEventListener(name, arrive)
    }
  }, [element])

  const retry = () => {
    if (loss === 'network' && attached.current) attached.current.again()
    else if (loss === 'missing' && !offline) {
      setLoss(null)
      renewals.current?.ask()
    } else attachAnew(url)
  }
  useRetry(loss === 'network', retry)

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
    again: () => {
      renewals.current?.reset()
      retry()
    },
    play,
    pause,
    halt,
    goOn,
  }
}
