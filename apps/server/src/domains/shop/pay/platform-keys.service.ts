import type { Clock } from '../../../kernel/clock.ts'

/** WeChat asks merchants to fetch its certificates at least this often. */
const RENEW_MS = 12 * 3_600_000
/** Anybody can name a serial that does not exist, so an unknown one is looked up this often at most. */
const ASK_AGAIN_MS = 60_000

export interface PlatformKey {
  serial: string
  /** As PEM. */
  publicKey: string
  from: Date
  until: Date
}

interface PlatformKeys {
  /** The public key of this serial, or undefined when WeChat does not have it now. */
  keyOf(serial: string): Promise<string | undefined>
}

interface Parts {
  /** Keys that the operator has set. They do not expire. */
  fixed: Readonly<Record<string, string>>
  clock: Clock
  load: () => Promise<readonly PlatformKey[]>
}

/** The keys with which WeChat signs. They are renewed in time, and whenever WeChat uses a new one. */
export function createPlatformKeys({ fixed, clock, load }: Parts): PlatformKeys {
  let known = new Map<string, PlatformKey>()
  let askedAt = 0
  let loading: Promise<void> | undefined

  async function renew(now: number): Promise<void> {
    askedAt = now
    try {
      known = new Map((await load()).map((key) => [key.serial, key]))
    } finally {
      loading = undefined
    }
  }

  return {
    async keyOf(serial) {
      if (fixed[serial]) return fixed[serial]
      if (serial === '' || serial.startsWith('PUB_KEY_ID_')) return undefined
      const now = clock.now().getTime()
      const age = now - askedAt
      if (age >= RENEW_MS || (!known.has(serial) && age >= ASK_AGAIN_MS)) loading ??= renew(now)
      if (loading) {
        const renewed = loading
        // A key that is known already goes on while WeChat does not answer.
        await (known.has(serial) ? renewed.catch(() => undefined) : renewed)
      }
      const key = known.get(serial)
      return key && key.from.getTime() <= now && now < key.until.getTime() ? key.publicKey : undefined
    },
  }
}
