import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { describe, expect, it } from 'vitest'
import {
  aHomeworkTask,
  aLinkTask,
  aProject,
  aSignInTask,
  aStage,
  aTaskDraft,
} from '../../../testing/training/a-training.ts'
import { movedTasks, type OpenMember, type Side, taskEffects } from './task-effects.ts'

const NOW = new Date('2026-05-10T08:00:00Z')
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

const side = (document: Partial<TrainingDocument>, more: Partial<Side> = {}): Side => ({
  document: aProject(document),
  state: 'running',
  startsAt: null,
  gone: new Set(),
  staying: new Set(['a', 'b', 'c']),
  ...more,
})
const member = (done: string[], more: Partial<OpenMember> = {}): OpenMember => ({
  ...{ joinedAt: inDays(-10), extendedTo: null, done, moreTime: new Map(), ...more },
})
const stages = (...keys: string[]) => [aStage(keys.map((key) => aTaskDraft({ key })))]
const compare = (before: Side | null, after: Side, members: OpenMember[], joining = 0) =>
  taskEffects({ before, after, members, joining, now: NOW })

describe('the effect of a publication on single tasks', () => {
  it('names the tasks that become locked and unlocked, and for how many', async () => {
    const free = side({ lockRule: 'none', stages: stages('a', 'b') })
    const inOrder = side({ lockRule: 'order', stages: stages('a', 'b') })
    const members = [member([]), member([]), member(['a'])]
    expect(await compare(free, inOrder, members)).toEqual([{ key: 'b', locked: 2, unlocked: 0, late: 0 }])
    expect(await compare(inOrder, free, members)).toEqual([{ key: 'b', locked: 0, unlocked: 2, late: 0 }])
    // A task that is put before the others locks them also for people who had come further.
    const longer = side({ lockRule: 'order', stages: stages('new', 'a', 'b') })
    expect(await compare(inOrder, longer, members)).toEqual([
      { key: 'a', locked: 2, unlocked: 0, late: 0 },
      { key: 'b', locked: 1, unlocked: 0, late: 0 },
    ])
  })

  it('counts another content in the place of a task as not done', async () => {
    const before = side({ lockRule: 'order', stages: stages('a', 'b') })
    const after = { ...before, staying: new Set(['b']) }
    expect(await compare(before, after, [member(['a'])])).toEqual([{ key: 'b', locked: 1, unlocked: 0, late: 0 }])
  })

  it('names the tasks that become late, except for people who are done or have more time', async () => {
    const dated = (days: number) => [
      aStage([aTaskDraft({ key: 'a', due: { kind: 'at', at: inDays(days).toISOString() } })]),
    ]
    const [before, after] = [side({ stages: dated(2) }), side({ stages: dated(-2) })]
    const members = [
      member([]),
      member(['a']),
      member([], { extendedTo: inDays(1) }),
      member([], { moreTime: new Map([['a', inDays(1)]]) }),
    ]
    expect(await compare(before, after, members, 5)).toEqual([{ key: 'a', locked: 0, unlocked: 0, late: 6 }])
    expect(await compare(after, after, members)).toEqual([])
    expect(await compare(null, after, [], 7)).toEqual([{ key: 'a', locked: 0, unlocked: 0, late: 7 }])
  })
})

describe('the tasks whose times a publication changes', () => {
  it('are sign-ins with another window and homework with another last moment', () => {
    const document = (hours: number, days: number) =>
      aProject({
        stages: [
          aStage([
            aSignInTask({ startsAt: NOW.toISOString(), endsAt: inDays(hours / 24).toISOString() }),
            aHomeworkTask({ cutOff: inDays(days).toISOString() }),
            aLinkTask({}),
          ]),
        ],
      })
    expect(movedTasks(document(1, 2), document(1, 2))).toEqual([])
    expect(movedTasks(document(1, 2), document(2, 2))).toEqual(['sign-in'])
    expect(movedTasks(document(1, 2), document(1, 3))).toEqual(['homework'])
    // A new task has no other times.
    expect(movedTasks(aProject({ stages: [] }), document(1, 2))).toEqual([])
  })
})
