import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import type { TrainingDetail, TrainingItem } from '@sands/contract/training/training.model'
import { TAG } from '@sands/rules/training/progress'
import { PROJECT_STATUS, type ProjectState } from '@sands/rules/training/project'
import type { TrainingRow } from '../edit/training-edit.repo.ts'
import type { MemberRow } from '../member/member.repo.ts'
import { type MemberView, memberState } from './view.present.ts'

type Covers = ReadonlyMap<FileId, Picture>

/** A project that the viewer may see, as a member or as somebody who may register. */
export interface FoundTraining {
  training: TrainingRow
  member: MemberRow | null
  document: TrainingDocument
  state: ProjectState
  isMember: boolean
}

const fieldsOf = ({ id, title, coverFileId, startsAt, endsAt }: TrainingRow, state: ProjectState, covers: Covers) => ({
  trainingId: id,
  trainingName: title,
  cover: (coverFileId && covers.get(coverFileId)) ?? null,
  status: PROJECT_STATUS[state],
  startTime: startsAt?.toISOString() ?? null,
  endTime: endsAt?.toISOString() ?? null,
})

export const presentItem = (row: TrainingRow, view: MemberView, covers: Covers): TrainingItem => ({
  ...fieldsOf(row, view.training.state, covers),
  ...memberState(view),
})

/** What somebody sees who is not a member. */
const OUTSIDE = {
  progress: { done: 0, total: 0, percent: 0 },
  dueTime: null,
  overdueStatus: null,
  countDownDuration: null,
  tagStatus: TAG.notStarted,
  nextTask: null,
} as const

export const presentDetail = (
  { training, member, document, state, isMember }: FoundTraining,
  view: MemberView | null,
  { covers, ownerName, memberNum, taskNum }: { covers: Covers; ownerName: string; memberNum: number; taskNum: number },
): TrainingDetail => ({
  ...fieldsOf(training, state, covers),
  ...(view ? memberState(view) : OUTSIDE),
  ownerName,
  memberNum,
  taskNum,
  isMember: isMember ? 1 : 0,
  isSelfJoin: document.join.isOpen ? 1 : 0,
  memberState: member?.state ?? null,
  latestTaskId: member?.latestTaskId ?? null,
  joinTime: isMember ? (member?.joinedAt.toISOString() ?? null) : null,
  finishTime: member?.completedAt?.toISOString() ?? null,
})
