import type { TrainingDocument } from '@sands/contract/training/manage.model'

const undated = (due: TrainingDocument['due']): TrainingDocument['due'] => (due.kind === 'at' ? { kind: 'never' } : due)

/** A project as the template of another one: without dates, members and registration, which belong to one occasion. */
export const copyOf = (document: TrainingDocument, name: string): TrainingDocument => ({
  ...document,
  name,
  startsAt: null,
  endsAt: null,
  due: undated(document.due),
  audience: null,
  join: { ...document.join, isOpen: false, opensAt: null, closesAt: null },
  stages: document.stages.map((stage) => ({
    ...stage,
    opensAt: null,
    tasks: stage.tasks.map((task) => ({ ...task, due: undated(task.due) })),
  })),
})
