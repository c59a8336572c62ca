const SEGMENT = /^[a-z0-9](?:[a-z0-9-]|\.(?!\.))*$/
const MAX_LENGTH = 200

/** The server creates all keys itself, so a key that could leave the store is a programming error. */
export function checkedKey(key: string): string {
  if (key.length > MAX_LENGTH || !key.split('/').every((segment) => SEGMENT.test(segment)))
    throw new Error(`not a key of the store: ${key}`)
  return key
}
