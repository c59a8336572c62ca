import { dateFormat, numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { sizeText } from '@sands/web/i18n/size-text'
import { useMemo } from 'react'

const KINDS = {
  full: { dateStyle: 'medium', timeStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  shortDay: { dateStyle: 'medium' },
  day: { dateStyle: 'long' },
  weekday: { dateStyle: 'full' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/** Formats dates in the chosen language and the time zone of this computer. */
export function useMoments() {
  const [language] = useLanguage()
  return useMemo(() => {
    const locale = localeOf(language)
    const at = (kind: keyof typeof KINDS, moment: string | Date) =>
      dateFormat(locale, KINDS[kind]).format(new Date(moment))
    return {
      full: (instant: string) => at('full', instant),
      minute: (instant: string) => at('minute', instant),
      /** For narrow columns; the full date and time are in the title. */
      shortDay: (instant: string) => at('shortDay', instant),
      day: (instant: string) => at('day', instant),
      weekday: (moment: Date) => at('weekday', moment),
      ago: (instant: string, now: number) => {
        const { value, unit } = agoIn(new Date(instant).getTime(), now)
        return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-value, unit)
      },
      number: (value: number) => numberFormat(locale).format(value),
      bytes: (bytes: number) => sizeText(bytes, language),
    }
  }, [language])
}

type AgoUnit = 'second' | 'minute' | 'hour' | 'day'
const STEPS: readonly (readonly [AgoUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/**
 * The largest unit of which at least one has passed. If this computer's clock is behind the server's, the result is
 * "now", not the future.
 */
export function agoIn(then: number, now: number): { value: number; unit: AgoUnit } {
  const seconds = Math.max(0, Math.floor((now - then) / 1000))
  for (const [unit, size] of STEPS) if (seconds >= size) return { value: Math.floor(seconds / size), unit }
  return { value: seconds, unit: 'second' }
}

/** An instant in the format of a date and time field, in the time zone of this computer. */
export function localMoment(instant: string): string {
  const moment = new Date(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  const year = String(moment.getFullYear()).padStart(4, '0')
  const day = [year, two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** The instant in a date and time field; null while the field is empty or incomplete. */
export function instantOf(typed: string): string | null {
  const moment = new Date(typed)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const EDGES = { start: '00:00:00.000', end: '23:59:59.999' } as const

/** The instant at which a day begins or ends in the person's time zone; undefined when the text is not a day. */
export function instantOfDay(day: string, edge: keyof typeof EDGES): string | undefined {
  return DAY.test(day) ? (instantOf(`${day}T${EDGES[edge]}`) ?? undefined) : undefined
}
