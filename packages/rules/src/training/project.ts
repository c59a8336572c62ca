/** The states of a training project, by the specification's dictionary. */
export const PROJECT_STATES = [
  'not_published',
  'not_started',
  'running',
  'ended',
  'archived',
  'recalled',
  'deleted',
] as const
export type ProjectState = (typeof PROJECT_STATES)[number]

/** A project in these states has members, and takes new ones. */
export const LIVE_STATES: readonly ProjectState[] = ['not_started', 'running']

/** People can be added by hand or from a file: also before the first publication, with which they join then. */
export const takesMembers = (state: ProjectState): boolean => !['ended', 'archived', 'deleted'].includes(state)

/** The number of each state on the wire. */
export const PROJECT_STATUS: Readonly<Record<ProjectState, number>> = {
  not_published: 1,
  not_started: 2,
  running: 3,
  ended: 4,
  archived: 5,
  recalled: 6,
  deleted: 7,
}

/** `start` and `finish` are steps of the clock, all others are steps of people. */
export const PROJECT_STEPS = ['publish', 'start', 'finish', 'recall', 'end', 'archive', 'delete'] as const
export type ProjectStep = (typeof PROJECT_STEPS)[number]

interface Transition {
  readonly from: ProjectState
  readonly step: ProjectStep
  readonly to: ProjectState
}

/** A published project is `not_started` until its first day. Publishing it again publishes the changed draft. */
const PROJECT_TRANSITIONS: readonly Transition[] = [
  { from: 'not_published', step: 'publish', to: 'not_started' },
  { from: 'recalled', step: 'publish', to: 'not_started' },
  { from: 'not_started', step: 'publish', to: 'not_started' },
  { from: 'running', step: 'publish', to: 'running' },
  { from: 'not_started', step: 'start', to: 'running' },
  { from: 'running', step: 'finish', to: 'ended' },
  { from: 'not_started', step: 'recall', to: 'recalled' },
  { from: 'running', step: 'recall', to: 'recalled' },
  { from: 'running', step: 'end', to: 'ended' },
  // A later last day makes an ended project run again.
  { from: 'ended', step: 'publish', to: 'not_started' },
  { from: 'ended', step: 'archive', to: 'archived' },
  { from: 'not_published', step: 'delete', to: 'deleted' },
  { from: 'recalled', step: 'delete', to: 'deleted' },
  { from: 'ended', step: 'delete', to: 'deleted' },
  { from: 'archived', step: 'delete', to: 'deleted' },
]

/** The state after a step; undefined where the current state does not allow the step. */
export const projectAfter = (from: ProjectState, step: ProjectStep): ProjectState | undefined =>
  PROJECT_TRANSITIONS.find((each) => each.from === from && each.step === step)?.to

/** The steps that people can take in a state. */
export const projectSteps = (from: ProjectState): ProjectStep[] =>
  PROJECT_STEPS.filter((step) => step !== 'start' && step !== 'finish' && projectAfter(from, step) !== undefined)

export interface ProjectWindow {
  startsAt: number | null
  endsAt: number | null
}

/** The step of the clock that is due, if any. It is taken in a transaction and written to the history. */
export function clockStep(state: ProjectState, { startsAt, endsAt }: ProjectWindow, now: number) {
  if (state === 'not_started' && (startsAt === null || startsAt <= now)) return 'start'
  if (state === 'running' && endsAt !== null && endsAt <= now) return 'finish'
  return null
}

/** The state by the clock, whether or not its steps have been written yet. */
export function projectStateAt(stored: ProjectState, window: ProjectWindow, now: number): ProjectState {
  const step = clockStep(stored, window, now)
  const next = step && projectAfter(stored, step)
  return next ? projectStateAt(next, window, now) : stored
}

/** Members see the project in these states. */
export const VISIBLE_STATES: readonly ProjectState[] = ['not_started', 'running', 'ended', 'archived']

/** Lengths in characters and numbers of parts. */
export const PROJECT_NAME_LENGTH = 100
export const MAX_STAGES = 50
export const MAX_TASKS = 200
