import type { ErrorName } from '@sands/contract/errors'
import { type MoreTimeFault, moreTimeFault } from '@sands/rules/training/extension'
import { LIVE_STATES } from '@sands/rules/training/project'
import { fail } from '../../../kernel/errors.ts'
import { firstDue, type MemberView } from '../learn/view.present.ts'

const FAULTS = {
  passed: 'training.date_passed',
  before_start: 'training.extend_before_start',
  after_end: 'training.extend_after_end',
  undated: 'training.extend_undated',
  shorter: 'training.extend_shorter',
} as const satisfies Record<MoreTimeFault, ErrorName>

const instant = (at: string | null): number | null => (at === null ? null : Date.parse(at))

/** Refuses time until a date that the member has already, or that lies outside the project. */
export function expectMoreTime(view: MemberView, until: Date): void {
  const { training, member, now } = view
  if (!LIVE_STATES.includes(training.state)) throw fail('training.wrong_state')
  const fault = moreTimeFault(until.getTime(), {
    now: now.getTime(),
    startsAt: training.startsAt?.getTime() ?? null,
    endsAt: instant(training.document.endsAt),
    extendedTo: member.extendedTo?.getTime() ?? null,
    firstDue: firstDue(view),
  })
  if (fault) throw fail(FAULTS[fault])
}
