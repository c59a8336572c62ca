/** A badge is empty for zero and shows 99+ above 99. */
export function badgeText(count: number): string {
  if (count <= 0) return ''
  return count > 99 ? '99+' : String(count)
}

const CJK = /\p{Script=Han}/u

/** The text of an avatar without a picture: the given name in Chinese, two initials in other languages. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0] ?? ''
  if (CJK.test(first)) return [...first].slice(-2).join('')
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return ([...first][0] ?? '').concat([...last][0] ?? '').toUpperCase()
}

/** The text in place of a missing icon: the first letter of the name, as people perceive it. */
export function firstLetter(name: string): string {
  const text = name.trim()
  // Some supported browsers lack Intl.Segmenter: there the first code point is used.
  const [letter] = 'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : text
  return (letter ?? '').toUpperCase()
}

/** One of `count` tints, always the same one for a name. */
export function tintOf(name: string, count: number): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % count
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** A size in the largest unit whose value is at least 1. */
export function fileSize(bytes: number): { value: number; unit: (typeof UNITS)[number] } {
  let value = Math.max(0, bytes)
  let step = 0
  while (value >= 1024 && step < UNITS.length - 1) {
    value /= 1024
    step += 1
  }
  return { value: step === 0 ? Math.round(value) : Math.round(value * 10) / 10, unit: UNITS[step] ?? 'B' }
}
