import type { Caption } from '@sands/contract/media/media.model'
import { toLanguage } from '@sands/rules/language'
import { useEffect, useState } from 'react'
import { currentLanguage } from '../../i18n/i18n.ts'
import { playerChoices, rememberChoice } from '../controls/player-choices.ts'

const TAGS = /<[^>]*>/g

const linesOf = (track: TextTrack | undefined): string[] =>
  [...(track?.activeCues ?? [])].flatMap((cue) =>
    'text' in cue && typeof cue.text === 'string' ? cue.text.replaceAll(TAGS, '').split('\n') : [],
  )

export interface Captions {
  /** Null turns captions off. */
  language: string | null
  choose: (language: string | null) => void
  /** Turns captions off, or on in the last language, the person's own, or the first available one. */
  toggle: () => void
  lines: readonly string[]
}

/** The language that the button turns on. */
export function usualCaptions(captions: readonly Caption[]): string | null {
  const { lastCaptions } = playerChoices()
  const last = captions.find(({ language }) => language === lastCaptions)
  const own = captions.find(({ language }) => toLanguage(language) === currentLanguage())
  return (last ?? own ?? captions[0])?.language ?? null
}

/**
 * We draw captions ourselves: the browser would place them under the controls. The native full screen of iPhones draws
 * them itself.
 */
export function useCaptions(video: HTMLVideoElement | null, captions: readonly Caption[]): Captions {
  const [language, setLanguage] = useState(() => playerChoices().captions)
  const [lines, setLines] = useState<readonly string[]>([])
  const shown = captions.find((caption) => caption.language === language)?.language ?? null

  useEffect(() => {
    if (!video) return
    const tracks = [...video.textTracks]
    const chosen = tracks.find((track) => track.language === shown)
    for (const track of tracks) track.mode = track === chosen ? 'hidden' : 'disabled'
    const draw = () => setLines(linesOf(chosen))
    const native = () => {
      if (chosen) chosen.mode = 'showing'
    }
    const ours = () => {
      if (chosen) chosen.mode = 'hidden'
    }
    draw()
    chosen?.addEventListener('cuechange', draw)
    video.addEventListener('webkitbeginfullscreen', native)
    video.addEventListener('webkitendfullscreen', ours)
    return () => {
      chosen?.removeEventListener('cuechange', draw)
      video.removeEventListener('webkitbeginfullscreen', native)
      video.removeEventListener('webkitendfullscreen', ours)
    }
  }, [video, shown])

  const choose = (next: string | null) => {
    setLanguage(next)
    rememberChoice(next === null ? { captions: null } : { captions: next, lastCaptions: next })
  }
  return {
    language: shown,
    choose,
    toggle: () => choose(shown === null ? usualCaptions(captions) : null),
    lines: shown === null ? [] : lines,
  }
}
