import type { DesktopText } from '../../../kernel/text.ts'

/** The greeting for the hour of the person's own clock. */
export function greetingAt(hour: number): DesktopText {
  if (hour < 5) return 'home.good_night'
  if (hour < 12) return 'home.good_morning'
  return hour < 18 ? 'home.good_afternoon' : 'home.good_evening'
}
