/** Hundredths as a number with at most two decimals. */
export const scoreText = (cents: number): string => String(cents / 100)

const two = (value: number): string => String(value).padStart(2, '0')

/** 1:02:03, or 02:03 within the last hour. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`
}
