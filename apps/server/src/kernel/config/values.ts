/** What the readers of settings get: the environment as it is, or a part of it in tests. */
export type Environment = Readonly<Record<string, string | undefined>>

export class ConfigError extends Error {}

export function integer(env: Environment, name: string, fallback: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new ConfigError(`${name} must be a whole number from 0 to ${max}, not "${text}"`)
  }
  return value
}

export function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  throw new ConfigError(`${name} must be 1 or 0, not "${text}"`)
}

export function address(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  // PostgreSQL addresses may leave out the host (a unix socket), which the URL parser would refuse.
  if (!protocols.some((protocol) => text.startsWith(`${protocol}//`) && text.length > protocol.length + 2)) {
    throw new ConfigError(
      `${name} must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
  }
  return text
}

export function oneOf<const T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = env[name]
  if (!text) return fallback
  const value = allowed.find((candidate) => candidate === text)
  if (!value) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${text}"`)
  return value
}

export function needed(env: Environment, name: string, reason: string): string {
  const text = env[name]
  if (!text) throw new ConfigError(`${name} is missing: ${reason}`)
  return text
}

export function matching(env: Environment, name: string, [pattern, meaning]: readonly [RegExp, string]): string {
  const text = env[name] ?? ''
  if (!pattern.test(text)) throw new ConfigError(`${name} must be ${meaning}, not "${text}"`)
  return text
}

/** Scheme, host and port; callers add the path. */
export function origin(env: Environment, name: string, fallback: string): string {
  const text = address(env, name, ['http:', 'https:']) ?? fallback
  const url = URL.parse(text)
  if (url?.pathname !== '/' || url.search || url.hash || url.username)
    throw new ConfigError(`${name} must be an address without a path, not "${text}"`)
  return url.origin
}
