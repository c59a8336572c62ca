/** Groups of `size`; the last has the rest. */
export function chunk<T>(items: readonly T[], size: number): T[][] {
  const pages: T[][] = []
  for (let from = 0; from < items.length; from += size) pages.push(items.slice(from, from + size))
  return pages
}
