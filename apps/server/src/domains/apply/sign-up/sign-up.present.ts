import type { ApplyDocument, ManagedApplyItem } from '@sands/contract/apply/manage.model'
import { signUpPhase } from '@sands/rules/apply/sign-up'
import { factsOf } from '../learn/apply.present.ts'
import type { TargetContent } from '../learn/views.service.ts'
import type { ListedSignUp, SignUpRow } from './sign-up.repo.ts'

export const applySubject = ({ id, title }: Pick<SignUpRow, 'id' | 'title'>) => ({ kind: 'apply', id, name: title })

export const presentManagedItem = (
  row: ListedSignUp,
  content: TargetContent | undefined,
  now: Date,
): ManagedApplyItem => ({
  id: row.id,
  name: row.title,
  state: row.state,
  phase: signUpPhase(factsOf(row, { now, releasedAt: row.releasedAt }), now.getTime()),
  targetKind: row.targetKind,
  targetName: content?.title ?? '',
  opensAt: row.opensAt?.toISOString() ?? null,
  closesAt: row.closesAt?.toISOString() ?? null,
  quota: row.quota,
  booked: row.booked,
  waiting: row.waiting,
  asked: row.asked,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedByName ?? '',
})

export const presentDocument = (row: SignUpRow, audience: ApplyDocument['audience']): ApplyDocument => ({
  name: row.title,
  coverFileId: row.coverFileId,
  introduction: row.introduction,
  target: row.targetKind && row.targetId ? { kind: row.targetKind, id: row.targetId } : null,
  opensAt: row.opensAt?.toISOString() ?? null,
  closesAt: row.closesAt?.toISOString() ?? null,
  quota: row.quota,
  hasWaitingList: row.hasWaitingList,
  needsApproval: row.needsApproval,
  audience,
  fields: row.fields.map((field) => ({ ...field, options: [...field.options] })),
})

/** The values of the row; the audience has a row of its own. */
export const valuesOf = (document: ApplyDocument) => ({
  title: document.name,
  coverFileId: document.coverFileId,
  introduction: document.introduction,
  targetKind: document.target?.kind ?? null,
  targetId: document.target ? (document.target.id as NonNullable<SignUpRow['targetId']>) : null,
  opensAt: document.opensAt === null ? null : new Date(document.opensAt),
  closesAt: document.closesAt === null ? null : new Date(document.closesAt),
  quota: document.quota,
  hasWaitingList: document.hasWaitingList,
  needsApproval: document.needsApproval,
  fields: document.fields,
})
