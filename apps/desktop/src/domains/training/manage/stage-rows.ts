import type { TrainingDocument, TrainingTaskDraft } from '@sands/contract/training/manage.model'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'

type Stage = TrainingDocument['stages'][number]

/** Stages and tasks as one list, so that a task can be dragged from one stage to another. */
export type StageRow =
  | { readonly kind: 'stage'; readonly key: string; readonly stage: Stage; readonly place: number }
  | { readonly kind: 'task'; readonly key: string; readonly task: TrainingTaskDraft; readonly stageKey: string }

/** The headings of stages are rows only where there are several stages, or where a stage has a date. */
export const rowsOf = (stages: readonly Stage[], hasHeadings: boolean): StageRow[] =>
  stages.flatMap((stage, place): StageRow[] => [
    ...(hasHeadings ? [{ kind: 'stage' as const, key: stage.key, stage, place }] : []),
    ...stage.tasks.map((task) => ({ kind: 'task' as const, key: task.key, task, stageKey: stage.key })),
  ])

const isHeading = (row: StageRow | undefined) => row?.kind === 'stage'

/** The index among the stages for a heading that is dropped at a row. */
function stagePlace(rows: readonly StageRow[], from: number, to: number): number {
  const at = rows.slice(0, from).filter(isHeading).length
  const passed =
    to > from ? rows.slice(from + 1, to + 1).filter(isHeading).length : -rows.slice(to, from).filter(isHeading).length
  return at + passed
}

/** A task belongs to the nearest heading above it. */
function stagesOf(rows: readonly StageRow[]): Stage[] {
  const stages: Stage[] = []
  for (const row of rows) {
    if (row.kind === 'stage') stages.push({ ...row.stage, tasks: [] })
    else stages.at(-1)?.tasks.push(row.task)
  }
  return stages
}

/** Moves a row: a heading with all its tasks, or one task, which may change its stage. */
export function moveRow(
  stages: readonly Stage[],
  { from, to, hasHeadings }: { from: number; to: number; hasHeadings: boolean },
): Stage[] {
  const rows = rowsOf(stages, hasHeadings)
  const row = rows[from]
  if (row?.kind === 'stage') return moved(stages, row.place, stagePlace(rows, from, to))
  if (!hasHeadings) return stages.map((only) => ({ ...only, tasks: moved(only.tasks, from, to) }))
  // Nothing can be above the first heading.
  return stagesOf(moved(rows, from, Math.max(1, to)))
}

/** Moves a stage with its tasks by its number. */
export const moveStage = (stages: readonly Stage[], from: number, to: number): Stage[] => moved(stages, from, to)
