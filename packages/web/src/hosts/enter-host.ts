import { thisHost } from './load-host.ts'

/** What an app around the page begins with, such as signing the person in. Never fails: the page works without it. */
export async function enterHost(): Promise<void> {
  const host = thisHost()
  if (host === 'native') return (await import('./native/native-entry.ts')).enterNative()
}
