/** What people ask for. The domain that has it decides what a yes or a no does. */
export const APPROVAL_KINDS = [
  'general',
  'sign_up',
  'training_join',
  'sign_in_leave',
  'task_leave',
  'homework_extension',
  'course_publish',
  'article_publish',
  'home_publish',
  'account_deletion',
  'registration',
] as const
export type ApprovalKindName = (typeof APPROVAL_KINDS)[number]

export const APPROVAL_STATES = ['waiting', 'approved', 'declined', 'withdrawn'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]
/** How a request ends. */
export type ApprovalEnd = Exclude<ApprovalState, 'waiting'>

type ApprovalEnding = 'approve' | 'decline' | 'withdraw'

/** Only a request that waits can end, and it ends once. */
const APPROVAL_TRANSITIONS: readonly { from: ApprovalState; step: ApprovalEnding; to: ApprovalEnd }[] = [
  { from: 'waiting', step: 'approve', to: 'approved' },
  { from: 'waiting', step: 'decline', to: 'declined' },
  { from: 'waiting', step: 'withdraw', to: 'withdrawn' },
]

export const approvalAfter = (state: ApprovalState, step: ApprovalEnding): ApprovalEnd | undefined =>
  APPROVAL_TRANSITIONS.find((known) => known.from === state && known.step === step)?.to

/**
 * Who decides in a step: the leader of the asker, the head of their department, named people, everybody with a role, or
 * everybody with the right of the kind.
 */
export const STEP_BY = ['leader', 'head', 'people', 'role', 'right'] as const
export type StepBy = (typeof STEP_BY)[number]

/** Whether one person of a step is enough. */
export const STEP_NEEDS = ['any', 'all'] as const
export type StepNeed = (typeof STEP_NEEDS)[number]

/** What happens when the time of a step is over: nothing, the step counts as approved or declined, or a leader gets it. */
export const STEP_LATES = ['wait', 'approve', 'decline', 'raise'] as const
export type StepLate = (typeof STEP_LATES)[number]

export interface ApprovalStep<UserId extends string = string, RoleId extends string = string> {
  readonly by: StepBy
  readonly need: StepNeed
  /** For named people. */
  readonly userIds: readonly UserId[]
  readonly roleId: RoleId | null
  /** How long the step may take; null for no limit. */
  readonly hours: number | null
  readonly late: StepLate
  /** How long until the people of the step are reminded; null for never. */
  readonly remindHours: number | null
}

export const STEP_MOST = 8
export const STEP_PEOPLE_MOST = 20
export const STEP_HOURS_MOST = 24 * 90
/** A step reaches at most this many people of a role or with a right. */
export const STEP_REACH = 200
/** The people of a step are reminded at most this often. */
export const REMINDERS_MOST = 5

export const APPROVAL_TITLE_LENGTH = 100
export const APPROVAL_REASON_LENGTH = 500
export const FLOW_NAME_LENGTH = 60
/** How many requests one action decides. */
export const DECIDE_MOST = 100
/** An asker may remind the people of a step once in this time. */
export const NUDGE_MS = 12 * 3_600_000
/** How far a person may be away. */
export const AWAY_MOST_DAYS = 180

/** What is wrong with a step of a flow. */
export type StepFault = 'people_missing' | 'role_missing' | 'hours_missing'

export function stepFault({ by, userIds, roleId, hours, late }: ApprovalStep): StepFault | undefined {
  if (by === 'people' && userIds.length === 0) return 'people_missing'
  if (by === 'role' && roleId === null) return 'role_missing'
  if (late !== 'wait' && hours === null) return 'hours_missing'
  return undefined
}

export const plainStep = <UserId extends string = never, RoleId extends string = never>(
  by: StepBy,
  over: Partial<ApprovalStep<UserId, RoleId>> = {},
): ApprovalStep<UserId, RoleId> => ({
  by,
  need: 'any',
  userIds: [],
  roleId: null,
  hours: null,
  late: 'wait',
  remindHours: 24,
  ...over,
})

/** Whether a step is done, by what its people have said: `open` have not answered yet. */
export const isStepDone = (need: StepNeed, { open, approved }: { open: number; approved: number }): boolean =>
  need === 'any' ? approved > 0 : open === 0 && approved > 0
