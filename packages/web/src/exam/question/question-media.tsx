import { useEffect, useRef } from 'react'
import { onlyOnePlays } from '../../player/only-one-plays.ts'
import type { Attached } from '../../player/source/hls-options.ts'

interface QuestionMediaProps {
  kind: 'audio' | 'video'
  url: string
  /** The converted stream, for files that the browser itself cannot play. */
  hlsUrl: string | null
  poster: string | null
}

/** Sound or video of a question. Nothing is loaded before the learner plays it. */
export function QuestionMedia({ kind, url, hlsUrl, poster }: QuestionMediaProps) {
  const place = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let attached: Promise<Attached> | undefined
    const stop = onlyOnePlays(element)
    const convert = () => {
      if (!hlsUrl || attached) return
      attached = import('../../player/source/hls-source.ts').then(async ({ attachHls }) => {
        const stream = await attachHls(element, hlsUrl, { onLost: () => undefined })
        await element.play().catch(() => undefined)
        return stream
      })
      attached.catch(() => undefined)
    }
    element.addEventListener('error', convert)
    return () => {
      stop()
      element.removeEventListener('error', convert)
      void attached?.then(({ detach }) => detach()).catch(() => undefined)
    }
  }, [hlsUrl])
  const common = { ref: place, src: url, controls: true, preload: 'none' as const }
  if (kind === 'audio') return <audio {...common} />
  return <video {...common} playsInline {...(poster && { poster })} />
}
