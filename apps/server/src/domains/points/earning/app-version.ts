const partsOf = (version: string): number[] => version.split('.').map(Number)

/** Whether a version such as 3.10 is newer than another; missing parts count as zero. */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)]
  for (let place = 0; place < Math.max(one.length, other.length); place += 1) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
