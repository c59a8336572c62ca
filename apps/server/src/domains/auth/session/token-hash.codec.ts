import { createHash } from 'node:crypto'

/** Only this hash of a token is stored. Nobody can sign in with the hash. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
