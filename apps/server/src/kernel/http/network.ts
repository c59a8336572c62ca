import { isIPv6 } from 'node:net'

/** One home or office line: a whole IPv6 network of 64 bits counts as one. */
export function networkOf(ip: string): string {
  const plain = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const after = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const full = [...groups, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${full
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':')}::/64`
}
