const SEGMENT = /^[a-z0-9](?:[a-z0-9-]|\.(?!\.))*$/
const MAX_LENGTH = 200

/** Keys are ours, never a person's: anything that could lead out of the store is a mistake of ours. */
export function checkedKey(key: string): string {
  if (key.length > MAX_LENGTH || !key.split('/').every((segment) => SEGMENT.test(segment)))
    throw new Error(`not a key of the store: ${key}`)
  return key
}
