import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Session } from '../session/store.ts'

/** A valid session, unless the test overrides something. */
export const aSession = (over: Partial<Omit<Session, 'userId'>> & { userId?: string } = {}): Session => ({
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  expiresAt: Date.now() + 3_600_000,
  collegeId: asId<CollegeId>('1'),
  labels: { teamLearningLabel: 0, teachingMgtLabel: 0 },
  ...over,
  userId: asId<UserId>(over.userId ?? '7'),
})

export const tokenAnswer = (number: number) => ({
  code: 1,
  data: {
    access_token: `access-${number}`,
    refresh_token: `refresh-${number}`,
    token_type: 'Bearer',
    expires_in: 3600,
    collegeId: '1',
  },
})
