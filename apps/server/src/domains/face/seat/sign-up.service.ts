import type { CallBody } from '@sands/contract/calls'
import type { FaceDetail } from '@sands/contract/face/face.model'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { FaceViews } from '../learn/views.service.ts'
import type { FaceId, SessionRow } from '../session/session.repo.ts'
import type { Leaves } from './leave.service.ts'
import { expectOwn, lockOwn } from './own-seat.service.ts'
import { createSignUpWriter, type SignedUp, type WriterParts } from './sign-up-writer.service.ts'

type Withdrawal = CallBody<'POST /sands-lms/api/v1/face2face/withdraw'>
type Confirmation = CallBody<'POST /sands-lms/api/v1/face2face/confirm'>

export interface SignUps {
  signUp(viewer: Viewer, id: FaceId): Promise<SignedUp>
  withdraw(tx: Tx, viewer: Viewer, withdrawal: Withdrawal): Promise<FaceDetail>
  confirm(tx: Tx, viewer: Viewer, confirmation: Confirmation): Promise<FaceDetail>
}

/** What people do with their own seats. Where a sign-up has a form, it admits people, and they cannot do it here. */
export function createSignUps(
  { clock, database }: Pick<Kernel, 'clock' | 'database'>,
  { views, leaves, ...parts }: WriterParts & { views: FaceViews; leaves: Pick<Leaves, 'drop'> },
): SignUps {
  const { seats } = parts

  function expectBefore({ state, startsAt }: SessionRow): void {
    if (state !== 'open' || startsAt === null || startsAt <= clock.now()) throw fail('face.too_late')
  }

  const write = createSignUpWriter({ clock, database }, parts)

  return {
    signUp: (viewer, id) => write({ viewer, id }),

    async withdraw(tx, viewer, { trainConfirmId, reason }) {
      await expectOwn(tx, viewer, trainConfirmId)
      await leaves.drop(tx, viewer, trainConfirmId)
      const { session, seat } = await lockOwn(tx, viewer, trainConfirmId)
      expectBefore(session)
      const change = { step: 'withdraw', way: 'self', by: viewer.userId, reason: plainText(reason) || null } as const
      await seats.step(tx, session, seat, change)
      await seats.fillUp(tx, session)
      return views.detail(tx, viewer, session.id)
    },

    async confirm(tx, viewer, { trainConfirmId, isComing, reason }) {
      await expectOwn(tx, viewer, trainConfirmId)
      if (!isComing) await leaves.drop(tx, viewer, trainConfirmId)
      const { session, seat } = await lockOwn(tx, viewer, trainConfirmId)
      expectBefore(session)
      const words = plainText(reason)
      if (!isComing && words === '') throw fail('face.reason_missing')
      const change = { way: 'self', by: viewer.userId, reason: words || null } as const
      await seats.step(tx, session, seat, { ...change, step: isComing ? 'confirm' : 'decline' })
      if (!isComing) await seats.fillUp(tx, session)
      return views.detail(tx, viewer, session.id)
    },
  }
}
