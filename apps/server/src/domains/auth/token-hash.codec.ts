import { createHash } from 'node:crypto'

/** What is stored of a token: nobody can sign in with it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
