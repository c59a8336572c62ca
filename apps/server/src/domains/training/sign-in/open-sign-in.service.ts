import { createHash } from 'node:crypto'
import type { CallBody, CallData } from '@sands/contract/calls'
import { CODE_TRIES, isFreshCode, signInOutcome } from '@sands/rules/sign-in/sign-in'
import { VISIBLE_STATES } from '@sands/rules/training/project'
import { signInSteps } from '@sands/rules/training/sign-in'
import { fail } from '../../../kernel/errors.ts'
import { networkOf } from '../../../kernel/http/network.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { CodeTries } from '../../../kernel/sign-in/code-tries.service.ts'
import type { SignInCodes } from '../../../kernel/sign-in/sign-in-code.codec.ts'
import type { Caller } from '../../../kernel/viewer.ts'
import { stateOf } from '../edit/training-edit.present.ts'
import { memberTasks } from '../learn/view.present.ts'
import type { MemberViews } from '../learn/views.service.ts'
import { windowOf } from './sign-in.present.ts'
import { signInRepo } from './sign-in.repo.ts'
import type { WriteSignIn } from './sign-in-write.service.ts'

const NO_LOGIN = 'POST /sands-lms/api/v1/sign-in/no-login'

export interface OpenSignInService {
  sign(caller: Caller, scan: CallBody<typeof NO_LOGIN>): Promise<CallData<typeof NO_LOGIN>>
}

interface Parts {
  views: MemberViews
  codes: SignInCodes
  tries: CodeTries
  write: WriteSignIn
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Sign-in without an account session: by the code of the room and the number of a member. */
export function createOpenSignIn(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { views, codes, tries, write }: Parts,
): OpenSignInService {
  return {
    async sign(caller, { taskId, code, number: typed, deviceId }) {
      const db = database.primary
      const number = typed.trim()
      const found = await signInRepo.open(db, taskId)
      const settings = found?.task.own
      if (!found || settings?.kind !== 'sign_in' || !settings.noLogin) throw fail('training.sign_in_refused')
      const { training, task } = found
      const now = clock.now()
      if (!VISIBLE_STATES.includes(stateOf(training, now))) throw fail('training.sign_in_refused')
      const tried = await tries.begin(
        taskId,
        { who: `number ${hashed(number.toLowerCase())}`, most: CODE_TRIES.person },
        { who: `network ${networkOf(caller.ip)}`, most: CODE_TRIES.network },
      )
      const { rotateSeconds } = settings
      const codeNumber = codes.stepOf(code, { thing: taskId, at: now.getTime(), rotateSeconds })
      if (codeNumber === undefined || !isFreshCode(codeNumber, now.getTime(), rotateSeconds))
        throw fail('training.sign_in_refused')
      const outcome = signInOutcome(windowOf(settings), now.getTime())
      const step = signInSteps[outcome]
      if (!step) throw fail(outcome === 'expired' ? 'training.sign_in_expired' : 'training.sign_in_not_started')
      const member = await signInRepo.memberByNumber(db, task.trainingId, number)
      const view = member && (await views.forMembers(db, training, [member])).get(member.userId)
      const own = view && memberTasks(view).find(({ trainingTaskId }) => trainingTaskId === taskId)
      if (!member || !own || own.lockStatus === 1) throw fail('training.sign_in_refused')
      const { userId, trainingId, collegeId } = member
      const before = await signInRepo.get(db, taskId, userId)
      // Who has signed in is signed in, from whichever screen.
      const isDone = before?.signedAt && before.deviceId === deviceId
      const { row, isRefused } = isDone
        ? { row: before, isRefused: false }
        : await write({ collegeId, trainingId, taskId, userId, deviceId, at: now, step, isReplayed: false })
      await tried.succeeded()
      if (isRefused) throw fail('training.sign_in_device_used')
      return { taskName: own.taskName, signTime: (row?.signedAt ?? now).toISOString() }
    },
  }
}
