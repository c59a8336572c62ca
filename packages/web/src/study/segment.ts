import type { Segment } from '@sands/contract/study/learning.model'
import { type LearnForm, STUDY } from '@sands/rules/study'
import type { Played } from '../player/place/played.ts'

const MIN_RATE = 0.25
/** Continuous playback is one stretch up to this length: the server accepts or refuses a stretch as a whole. */
const LONGEST_MS = 20_000
/** Players do not resume at exactly the same millisecond. */
const GAP_MS = 300
const CLOCK_GAP_MS = 1000

/** Start (inclusive) and end (exclusive), in the units of the form's coverage. */
function placesOf({ from, to }: Played, form: LearnForm): [number, number] {
  if (form === 'media') return [Math.round(from * 1000), Math.round(to * 1000)]
  if (form === 'link' || form === 'text') return [0, 1]
  return [from, to + 1]
}

export function segmentOf(played: Played, form: LearnForm): Segment {
  const [from, to] = placesOf(played, form)
  return {
    from: Math.max(0, from),
    to: Math.max(0, to),
    rate: Math.min(STUDY.maxRate, Math.max(MIN_RATE, played.rate)),
    milliseconds: Math.round(played.seconds * 1000),
    visible: played.visible ? 1 : 0,
    at: played.at,
  }
}

/** Cuts off what was played before the viewing started, except a short time that the server allows. */
export function since(segment: Segment, startedAt: number, form: LearnForm): Segment | null {
  const early = startedAt - Date.parse(segment.at)
  if (early <= 0) return segment
  if (early >= segment.milliseconds) return null
  return {
    ...segment,
    from: form === 'media' ? Math.min(segment.to, segment.from + Math.round(early * segment.rate)) : segment.from,
    milliseconds: segment.milliseconds - early,
    at: new Date(startedAt).toISOString(),
  }
}

/** Joins two stretches when the second continues where the first ended; null when it does not. */
export function joined(one: Segment, next: Segment, form: LearnForm): Segment | null {
  const goesOn =
    form === 'media' ? Math.abs(next.from - one.to) <= GAP_MS : next.from === one.from && next.to === one.to
  const endedAt = Date.parse(one.at) + one.milliseconds
  const atOnce = Math.abs(Date.parse(next.at) - endedAt) <= CLOCK_GAP_MS
  const milliseconds = one.milliseconds + next.milliseconds
  const alike = one.rate === next.rate && one.visible === next.visible
  if (!goesOn || !atOnce || !alike || milliseconds > LONGEST_MS) return null
  return { ...one, to: Math.max(one.to, next.to), milliseconds }
}
