const HOUR_S = 3600
const two = (value: number) => String(value).padStart(2, '0')

/** The usual format of players: 0:05, 12:05, 1:02:05. A long medium shows hours from the beginning. */
export function timeText(seconds: number, total = seconds): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes, rest] = [Math.floor(whole / HOUR_S), Math.floor((whole % HOUR_S) / 60), whole % 60]
  return total >= HOUR_S || hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
