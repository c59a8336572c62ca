import { signIn } from '../../apps/server/src/testing/client.ts'
import { DEVICE_KEYS } from '../../packages/web/src/device/device.ts'
import type { Session } from '../../packages/web/src/session/store.ts'

/** Items in the local storage of a browser before the visit. */
export type BrowserStorage = Readonly<Record<string, string>>

/** The local storage of a browser that has kept only a session, and the entries that mark the adverts as seen. */
export async function storageOf(
  url: string,
  userName: string,
): Promise<{ session: BrowserStorage; advertsSeen: BrowserStorage }> {
  const person = await signIn(url, userName)
  const { access_token: accessToken, refresh_token: refreshToken, expires_in, collegeId } = person.session
  const { data } = await person.call('GET /sands-user/api/v1/auth/validate-token')
  const adverts = await person.call('GET /sands-system/api/v1/publicize/page', { query: { location: '0' } })
  const session: Session = {
    accessToken,
    refreshToken,
    expiresAt: Date.now() + expires_in * 1000,
    collegeId,
    userId: data.userId,
    labels: data.sysUserLabel,
  }
  const seen = [[data.userId, adverts.data.records.map(({ id }) => id)]]
  return {
    session: { [DEVICE_KEYS.session]: JSON.stringify(session) },
    advertsSeen: { [DEVICE_KEYS.seenAdverts]: JSON.stringify(seen) },
  }
}

export const storageStateOf = (url: string, storage: BrowserStorage) => ({
  cookies: [],
  origins: [
    {
      origin: new URL(url).origin,
      localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })),
    },
  ],
})
