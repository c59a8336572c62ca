import type { SignInSettings } from '@sands/contract/training/own-task.model'
import type { SignInRow as PresentedRow, SignInTask } from '@sands/contract/training/sign-in.model'
import { type SignInWindow, signInPhase } from '@sands/rules/sign-in/sign-in'
import { shownSignIn } from '@sands/rules/training/sign-in'
import type { SignInRow } from './sign-in.repo.ts'

/** Published settings have both times; the faults of the draft make sure of it. */
export const windowOf = ({ startsAt, endsAt, earlyMinutes, lateMinutes }: SignInSettings): SignInWindow => ({
  startsAt: Date.parse(startsAt ?? ''),
  endsAt: Date.parse(endsAt ?? ''),
  earlyMinutes,
  lateMinutes,
})

export function presentWindow(settings: SignInSettings, now: Date) {
  const window = windowOf(settings)
  return {
    place: settings.place,
    startTime: new Date(window.startsAt).toISOString(),
    endTime: new Date(window.endsAt).toISOString(),
    phase: signInPhase(window, now.getTime()),
  }
}

export const presentPerson = (
  row: SignInRow | null | undefined,
  settings: SignInSettings,
  now: Date,
): Pick<SignInTask & PresentedRow, 'state' | 'signTime' | 'leaveReason' | 'decisionReason'> => ({
  state: shownSignIn(row?.state ?? 'none', windowOf(settings), now.getTime()),
  signTime: row?.signedAt?.toISOString() ?? null,
  leaveReason: row?.leaveReason ?? null,
  decisionReason: row?.decision ?? null,
})
