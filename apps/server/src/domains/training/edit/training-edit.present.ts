import type { ManagedTrainingItem } from '@sands/contract/training/manage.model'
import { type ProjectState, projectStateAt } from '@sands/rules/training/project'
import type { ListedTraining, TrainingRow } from './training-edit.repo.ts'

export const stateOf = (
  { state, startsAt, endsAt }: Pick<TrainingRow, 'state' | 'startsAt' | 'endsAt'>,
  now: Date,
): ProjectState =>
  projectStateAt(state, { startsAt: startsAt?.getTime() ?? null, endsAt: endsAt?.getTime() ?? null }, now.getTime())

export const presentTrainingItem = (row: ListedTraining, now: Date): ManagedTrainingItem => ({
  id: row.id,
  name: row.draft.name,
  state: stateOf(row, now),
  isChanged: row.isChanged,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  publishAt: row.publishAt?.toISOString() ?? null,
  members: row.members,
  completed: row.completed,
  applied: row.applied,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedByName ?? '',
})

export const trainingSubject = ({ id, draft }: Pick<TrainingRow, 'id' | 'draft'>) => ({
  kind: 'training',
  id,
  name: draft.name,
})
