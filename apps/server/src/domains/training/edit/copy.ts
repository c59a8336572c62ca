import type { TrainingDocument } from '@sands/contract/training/manage.model'
import type { OwnTask } from '@sands/contract/training/own-task.model'

const undated = (due: TrainingDocument['due']): TrainingDocument['due'] => (due.kind === 'at' ? { kind: 'never' } : due)

function undatedOwn(own: OwnTask | null): OwnTask | null {
  if (own?.kind === 'homework') return { ...own, cutOff: null }
  return own?.kind === 'sign_in' ? { ...own, startsAt: null, endsAt: null } : own
}

/**
 * A project as the template of another one: without dates, members and registration, which belong to one occasion.
 * Whoever copies it owns the copy.
 */
export const copyOf = (
  document: TrainingDocument,
  { name, ownerId }: Pick<TrainingDocument, 'name' | 'ownerId'>,
): TrainingDocument => ({
  ...document,
  name,
  ownerId,
  startsAt: null,
  endsAt: null,
  due: undated(document.due),
  audience: null,
  join: { ...document.join, isOpen: false, opensAt: null, closesAt: null },
  stages: document.stages.map((stage) => ({
    ...stage,
    opensAt: null,
    tasks: stage.tasks.map((task) => ({ ...task, due: undated(task.due), own: undatedOwn(task.own) })),
  })),
})
