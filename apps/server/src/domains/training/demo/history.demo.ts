import type { UserId } from '@sands/contract/kernel/schema'
import { type ProjectState, type ProjectStep, projectAfter } from '@sands/rules/training/project'
import type { Tx } from '../../../kernel/database/database.ts'
import { trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { TrainingId } from '../task/record.repo.ts'

const DAY_MS = 86_400_000

/** The steps that led to each state, in their order. */
const STEPS: Readonly<Record<ProjectState, readonly ProjectStep[]>> = {
  not_published: [],
  not_started: ['publish'],
  running: ['publish', 'start'],
  ended: ['publish', 'start', 'finish'],
  archived: ['publish', 'start', 'finish', 'archive'],
  recalled: ['publish', 'start', 'recall'],
  deleted: ['publish', 'start', 'finish', 'delete'],
}

interface DemoLife {
  id: TrainingId
  state: ProjectState
  publishedAt: Date
  startsAt: Date | null
  endsAt: Date | null
  ownerId: UserId
  now: Date
}

/** When a person or the clock took the step. */
function timeOf(step: ProjectStep, { publishedAt, startsAt, endsAt, now }: DemoLife): Date {
  if (step === 'publish') return publishedAt
  if (step === 'start') return startsAt ?? publishedAt
  if (step === 'finish') return endsAt ?? now
  return new Date(now.getTime() - DAY_MS)
}

/** Writes how a demo project came to its state. */
export async function addDemoSteps(tx: Tx, life: DemoLife): Promise<void> {
  let state: ProjectState = 'not_published'
  for (const step of STEPS[life.state]) {
    const to = projectAfter(state, step)
    if (!to) throw new Error(`a demo project cannot ${step} from ${state}`)
    const isClock = step === 'start' || step === 'finish'
    await trainingEditRepo.addHistory(tx, {
      trainingId: life.id,
      step,
      fromState: state,
      toState: to,
      userId: isClock ? null : life.ownerId,
      at: timeOf(step, life),
    })
    state = to
  }
}
