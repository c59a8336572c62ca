import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { type ProjectFault, projectFaults } from '@sands/rules/training/faults'

/** Problems with dates that are shown at their fields while the project is edited. */
const AT_FIELDS = [
  'ends_before_start',
  'already_ended',
  'due_before_start',
  'due_after_end',
  'join_ends_before_start',
] as const
export type DateFaultCode = (typeof AT_FIELDS)[number]

const isAtField = (code: ProjectFault['code']): code is DateFaultCode => AT_FIELDS.some((each) => each === code)

/** The first of these problems that the project, or the task with this key, has. */
export function dateFault(
  document: TrainingDocument,
  codes: readonly DateFaultCode[],
  key: string | null = null,
): DateFaultCode | undefined {
  const facts = { isThere: () => true, isOut: () => true, now: Date.now() }
  const project = { ...document, hasAudience: document.audience !== null, hasMembers: true }
  return projectFaults(project, facts)
    .filter((fault) => fault.key === key)
    .map(({ code }) => code)
    .filter(isAtField)
    .find((code) => codes.includes(code))
}
