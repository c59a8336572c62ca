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
  /** Why nothing more comes, while that is so. */
  loss: Trouble | null
  renditions: readonly Rendition[]
  /** The height on the screen now, 0 before there is any. */
  shown: number
  /** The height that the person has chosen; null leaves it to the line. */
  height: number | null
  chooseHeight: (height: number | null) => void
  again: () => void
  play: () => void
  pause: () => void
  /** Stands still until it may go on. */
  halt: () => void
  /** Plays again what was halted while it played; the browser may refuse. */
  goOn: (onRefused: () => void) => void
}

/** What arrives shows that the line is back. */
const SIGNS = ['progress', 'loadeddata', 'playing']

/**
 * Connects an element with its stream, and keeps it connected. The addresses it began with are kept until they run out:
 * fresh ones come with every answer about the file, and starting over for those would interrupt.
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

  /** Also at the same address: fresh ones are the same for a while. */
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
