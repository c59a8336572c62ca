import type { FileId, UserId } from '@sands/contract/kernel/schema'
import type { Resource } from '@sands/contract/media/media.model'
import type { HomeworkAttempt, HomeworkExtension, HomeworkInfo } from '@sands/contract/training/homework.model'
import type { HomeworkSettings, OtherSettings, OwnTask } from '@sands/contract/training/own-task.model'
import type { HomeworkMarking } from '@sands/rules/training/own-task'
import type { ExtensionRow } from './extension.repo.ts'
import type { NamedTask, SubmissionId, SubmissionRow } from './homework.repo.ts'

export type TakenSettings = HomeworkSettings | OtherSettings

/** Files and names around hand-ins. */
export interface AroundSubmissions {
  files: ReadonlyMap<SubmissionId, readonly FileId[]>
  resources: ReadonlyMap<FileId, Resource>
  reviewers: ReadonlyMap<UserId, string>
}

/** Evidence of other training is passed or returned, without a score. */
const PASS_ONLY: HomeworkMarking = { scoring: 'pass', fullScore: 0, passScore: 0, rubric: [] }

export const isTakenKind = (own: OwnTask | null): own is TakenSettings =>
  own?.kind === 'homework' || own?.kind === 'other'

export const markingOf = (settings: TakenSettings): HomeworkMarking =>
  settings.kind === 'homework' ? settings : PASS_ONLY

export function presentMarking(settings: TakenSettings) {
  const { scoring, fullScore, passScore, rubric } = markingOf(settings)
  return { scoring, fullScore, passScore, rubric: [...rubric] }
}

export const presentAttempt = (row: SubmissionRow, around: AroundSubmissions): HomeworkAttempt => ({
  submitRecordId: row.id,
  number: row.number,
  content: row.content,
  files: (around.files.get(row.id) ?? []).flatMap((id) => around.resources.get(id) ?? []),
  state: row.state,
  submitTime: row.submittedAt.toISOString(),
  lateMinutes: row.lateMinutes,
  score: row.score,
  rubric: row.rubric,
  comment: row.comment,
  reviewerName: (row.markedBy && around.reviewers.get(row.markedBy)) ?? null,
  reviewTime: row.markedAt?.toISOString() ?? null,
})

export const presentInfo = ({ task, trainingId, trainingName }: NamedTask, settings: TakenSettings): HomeworkInfo => ({
  taskId: task.id,
  taskName: task.name,
  trainingId,
  trainingName,
  introduction: settings.text,
  ...presentMarking(settings),
})

export const presentExtension = (row: ExtensionRow): HomeworkExtension => ({
  state: row.state,
  untilTime: row.wantedTo.toISOString(),
  extendedTime: row.extendedTo?.toISOString() ?? null,
  reason: row.reason,
  decision: row.decision,
  askTime: row.askedAt.toISOString(),
  endTime: row.endedAt?.toISOString() ?? null,
  approvalId: row.approvalId,
})
