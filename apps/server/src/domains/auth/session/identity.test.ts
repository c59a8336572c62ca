import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aClient } from '../../../testing/client.ts'
import { useSands } from '../../../testing/sands.ts'
import { sessionRepo } from './session.repo.ts'
import { tokenHash } from './token-hash.codec.ts'

const EVERYBODY = 400

describe('after a restart', () => {
  const sands = useSands()

  it('all people are identified again when they return at the same time', async () => {
    const learner = await sands.signIn('learner')
    const { primary } = sands.server.kernel.database
    const known = await sessionRepo.token(primary, tokenHash(learner.session.access_token), 'access')
    if (!known) throw new Error('the session is not stored')
    const tokens = Array.from({ length: EVERYBODY }, () => randomUUID())
    await sessionRepo.addTokens(
      primary,
      tokens.map((token) => ({ ...known, kind: 'access' as const, usedAt: null, hash: tokenHash(token) })),
    )

    const answers = await Promise.all(
      tokens.map((token) => aClient(sands.url, token).call('GET /sands-user/api/v1/auth/validate-token')),
    )

    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1]))
    const strangers = await Promise.all(
      Array.from({ length: 20 }, () =>
        aClient(sands.url, randomUUID()).call('GET /sands-user/api/v1/auth/validate-token'),
      ),
    )
    for (const stranger of strangers) expect(stranger).toFailWith('kernel.not_signed_in')
  })
})
