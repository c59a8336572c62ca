import type { ApplyHistory, ApplyItem } from '@sands/contract/apply/apply.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { type ApplyRefusal, applyRefusal, placesLeft, signUpPhase } from '@sands/rules/apply/sign-up'
import { signUpEnd } from '@sands/rules/face/cascade'
import type { TargetFacts } from '../../../kernel/sign-up-target.kind.ts'
import type { EntryRow, entryRepo } from '../entry/entry.repo.ts'
import type { Counts, SignUpRow } from '../sign-up/sign-up.repo.ts'

export interface SignUpView {
  signUp: SignUpRow
  counts: Counts
  entry: EntryRow | null
  isInScope: boolean
  /** A project locks the session that it is for. */
  isLocked: boolean
  target: TargetFacts | undefined
  waitingPlace: number | null
}

const time = (at: Date | null): number | null => at?.getTime() ?? null

/** What the rules of a sign-up need to know about its row. */
export const factsOf = (
  { state, opensAt, closesAt, hasWaitingList }: SignUpRow,
  { now, releasedAt = null }: { now: Date; releasedAt?: Date | null | undefined },
) => ({
  state,
  opensAt: time(opensAt),
  closesAt: time(signUpEnd({ closesAt, releasedAt })),
  hasWaitingList,
  now: now.getTime(),
})

const leftOf = ({ signUp, counts, target }: SignUpView): number | null =>
  placesLeft({ ...signUp, ...counts, targetLeft: target?.left ?? null })

const refusalOf = (view: SignUpView, now: Date): ApplyRefusal | null =>
  applyRefusal({
    ...factsOf(view.signUp, { now, releasedAt: view.target?.releasedAt }),
    isInScope: view.isInScope,
    isLocked: view.isLocked,
    entry: view.entry?.state ?? null,
    left: leftOf(view),
    isTargetOpen: view.target?.isOpen ?? false,
  })

export function presentItem(view: SignUpView, covers: ReadonlyMap<FileId, Picture>, now: Date): ApplyItem {
  const { signUp, counts, entry, target, waitingPlace } = view
  const releasedAt = target?.releasedAt ?? null
  // People outside the scope learn that they cannot sign up, and nothing but the name.
  const isShown = view.isInScope || entry !== null
  return {
    applyId: signUp.id,
    applyName: signUp.title,
    targetKind: signUp.targetKind ?? 'training',
    cover: (isShown && signUp.coverFileId && covers.get(signUp.coverFileId)) || null,
    phase: signUpPhase(factsOf(signUp, { now, releasedAt }), now.getTime()),
    startTime: (isShown && target?.startsAt?.toISOString()) || null,
    endTime: (isShown && target?.endsAt?.toISOString()) || null,
    signUpStartTime: signUp.opensAt?.toISOString() ?? null,
    signUpEndTime: signUpEnd({ closesAt: signUp.closesAt, releasedAt })?.toISOString() ?? null,
    quota: signUp.quota,
    seatsLeft: leftOf(view),
    waitingNum: counts.waiting,
    hasWaitingList: signUp.hasWaitingList ? 1 : 0,
    needsApproval: signUp.needsApproval ? 1 : 0,
    entryState: entry?.state ?? null,
    waitingPlace,
    refusal: refusalOf(view, now),
  }
}

export const presentHistory = ({
  step,
  to,
  by,
  reason,
  at,
}: Awaited<ReturnType<typeof entryRepo.historyOf>>[number]): ApplyHistory => ({
  ...{ step, state: to, by, reason, at: at.toISOString() },
})
