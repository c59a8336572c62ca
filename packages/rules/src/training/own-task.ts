import { PROJECT_TASKS } from './task-type.ts'

/** The kinds of tasks whose content belongs to the task itself. */
export type OwnTaskKind = 'homework' | 'sign_in' | 'link' | 'other'

const KIND_OF_TYPE: Readonly<Record<number, OwnTaskKind>> = {
  [PROJECT_TASKS.homework]: 'homework',
  [PROJECT_TASKS.signIn]: 'sign_in',
  [PROJECT_TASKS.link]: 'link',
  [PROJECT_TASKS.other]: 'other',
}

/** The kind of settings that a task of this type has; undefined for tasks with content of another domain. */
export const ownKindOf = (type: number): OwnTaskKind | undefined => KIND_OF_TYPE[type]

export const OWN_TEXT_LENGTH = 5000
export const MAX_REVIEWERS = 20

/** What homework is marked with. Points of a rubric add up to the full score. */
export interface HomeworkMarking {
  scoring: 'pass' | 'score'
  fullScore: number
  passScore: number
  rubric: readonly { key: string; text: string; points: number }[]
}

/** The fields of the settings of each kind that decide whether they are complete. */
export type OwnSettings =
  | ({ kind: 'homework' } & HomeworkMarking)
  | { kind: 'sign_in'; startsAt: string | null; endsAt: string | null }
  | { kind: 'link'; url: string }
  | { kind: 'other' }

const pointsOf = (rubric: HomeworkMarking['rubric']): number => rubric.reduce((sum, { points }) => sum + points, 0)

/** Whether a project with these settings can be published. */
export function isCompleteOwn(own: OwnSettings): boolean {
  if (own.kind === 'link') return own.url !== ''
  if (own.kind === 'sign_in')
    return own.startsAt !== null && own.endsAt !== null && Date.parse(own.startsAt) < Date.parse(own.endsAt)
  if (own.kind === 'other' || own.scoring === 'pass') return true
  const isRubricFull = own.rubric.length === 0 || pointsOf(own.rubric) === own.fullScore
  return own.passScore <= own.fullScore && isRubricFull && own.rubric.every(({ text }) => text.trim() !== '')
}
