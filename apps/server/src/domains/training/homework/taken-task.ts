import { laterOf } from '@sands/rules/training/extension'
import { cutOffOf } from '@sands/rules/training/homework'
import type { OwnTaskView } from '../own/own-task.service.ts'
import type { ExtensionRow } from './extension.repo.ts'

export const TAKEN_KINDS = ['homework', 'other'] as const
export type TakenTask = OwnTaskView<(typeof TAKEN_KINDS)[number]>

export const extensionOf = ({ view, task }: TakenTask): ExtensionRow | null =>
  view.extensions.find(({ taskId }) => taskId === task.trainingTaskId) ?? null

/** After this moment nothing is accepted from the member. */
export function cutOffOfTask(found: TakenTask): number | null {
  const { settings, view } = found
  if (settings.kind !== 'homework') return null
  return cutOffOf(settings.cutOff, laterOf(view.member.extendedTo, extensionOf(found)?.extendedTo ?? null))
}
