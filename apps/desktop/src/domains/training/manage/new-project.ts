import type { TrainingDocument, TrainingTaskDraft } from '@sands/contract/training/manage.model'
import type { OwnTask } from '@sands/contract/training/own-task.model'
import { EVERYONE } from '@sands/rules/audience'
import { ROTATE_SECONDS } from '@sands/rules/sign-in/sign-in'
import { type OwnTaskKind, ownKindOf } from '@sands/rules/training/own-task'
import { randomId } from '@sands/web/device/random-id'

export const newKey = (): string => randomId().slice(0, 12)

/** What most projects have. Whoever begins it owns it. */
export const newProject = (ownerId: TrainingDocument['ownerId'] = null): TrainingDocument => ({
  name: '',
  coverFileId: null,
  introduction: '',
  ownerId,
  assistantIds: [],
  startsAt: null,
  endsAt: null,
  due: { kind: 'never' },
  graceDays: 0,
  points: 0,
  lockRule: 'order',
  completion: { kind: 'required' },
  audience: null,
  join: { isOpen: false, opensAt: null, closesAt: null, quota: null, needsApproval: false, scope: EVERYONE },
  stages: [{ key: newKey(), name: '', opensAt: null, tasks: [] }],
})

export const newTask = (type: number, refId: string): TrainingTaskDraft => ({
  key: newKey(),
  type,
  refId,
  name: '',
  isRequired: true,
  due: { kind: 'never' },
  own: null,
})

const NEW_OWN: Readonly<Record<OwnTaskKind, OwnTask>> = {
  homework: {
    kind: 'homework',
    text: '',
    scoring: 'pass',
    fullScore: 100,
    passScore: 60,
    rubric: [],
    cutOff: null,
    reviewerIds: [],
  },
  link: { kind: 'link', text: '', url: '', minSeconds: 0 },
  other: { kind: 'other', text: '', takesEvidence: true, reviewerIds: [] },
  sign_in: {
    kind: 'sign_in',
    text: '',
    place: '',
    startsAt: null,
    endsAt: null,
    earlyMinutes: 30,
    lateMinutes: 15,
    rotateSeconds: ROTATE_SECONDS,
  },
}

/** A task that is made in place; undefined for types that need content. */
export function newOwnTask(type: number, name: string): TrainingTaskDraft | undefined {
  const kind = ownKindOf(type)
  if (!kind) return undefined
  return { key: newKey(), type, refId: null, name, isRequired: true, due: { kind: 'never' }, own: NEW_OWN[kind] }
}
