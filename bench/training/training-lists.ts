// Measures whether a project of 50 tasks opens as fast with 50,000 members as with 50: the task list of a member, the
// list of projects and the first page of the matrix.
import { type Bench, type BenchRun, check } from '../kernel/bench.ts'
import { connect, embeddedDatabase } from '../kernel/database.ts'
import { lineOf, median } from '../kernel/line.ts'
import { ask } from '../kernel/load/ask.ts'
import { addMembers, createProject, linkTasks, publishProject } from '../kernel/load/training-day.ts'
import { addAdministrators } from '../kernel/manager.ts'
import { addPeople } from '../kernel/people.ts'
import { startSands } from '../kernel/sands.ts'

const NAME = 'training-lists'
const SIZES = { small: 50, large: 50_000 } as const
const TASKS = 50
const DONE = 3
const PAGE = 20
const MOST_TIMES = 1.5
/** Each person may make 600 calls a minute. */
const CALLERS = 20

type Size = keyof typeof SIZES
const BOTH = ['small', 'large'] as const satisfies readonly Size[]

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const managers = await addAdministrators(db, CALLERS)
  const people = await addPeople(db, { count: SIZES.large })
  const projects = new Map<Size, string>()
  for (const size of BOTH) {
    const manager = { port: sands.port, token: managers[0]?.token ?? '' }
    const draft = await createProject(manager, { name: `Bench ${size}`, tasks: linkTasks(TASKS) })
    const { id } = await publishProject(manager, draft)
    const userIds = people.slice(0, SIZES[size]).map(({ userId }) => userId)
    await addMembers(db, id, { userIds, done: DONE })
    projects.set(size, id)
  }
  await db.query('vacuum analyze')
  const parts = new Map<string, Record<Size, number[]>>()
  const timed = (part: string, size: Size, ms: number) => {
    const times = parts.get(part) ?? { small: [], large: [] }
    times[size].push(ms)
    parts.set(part, times)
    return ms
  }
  let turn = 0
  const once = async (size: Size): Promise<number> => {
    turn += 1
    const manager = { port: sands.port, token: managers[turn % CALLERS]?.token ?? '' }
    const member = { port: sands.port, token: people[turn % CALLERS]?.tokens[0] ?? '' }
    const id = projects.get(size) ?? ''
    const tasks = await ask<{ tasks: unknown[] }[]>(member, {
      method: 'GET',
      path: '/sands-lms/api/v1/training/tasks',
      query: { id },
    })
    check(tasks.data.flatMap((stage) => stage.tasks).length === TASKS, 'tasks are missing')
    const list = await ask<{ records: { members: number }[] }>(manager, {
      method: 'GET',
      path: '/sands-lms/api/v1/manage/training/page',
      query: { keyWord: `Bench ${size}`, size: String(PAGE) },
    })
    check(list.data.records[0]?.members === SIZES[size], `${list.data.records[0]?.members} members are counted`)
    const matrix = await ask<{ records: unknown[]; total: number }>(manager, {
      method: 'GET',
      path: '/sands-lms/api/v1/manage/training/matrix',
      query: { id, size: String(PAGE) },
    })
    check(matrix.data.records.length === PAGE && matrix.data.total === SIZES[size], 'members are missing')
    return timed('tasks', size, tasks.ms) + timed('projects', size, list.ms) + timed('matrix', size, matrix.ms)
  }
  for (const size of BOTH) await once(size)
  const medians: Record<Size, number>[] = []
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const times: Record<Size, number[]> = { small: [], large: [] }
    const until = performance.now() + run.pace.windowSeconds * 1000
    while (performance.now() < until) for (const size of BOTH) times[size].push(await once(size))
    medians.push({ small: median(times.small), large: median(times.large) })
  }
  for (const [part, { small, large }] of parts)
    run.note(`${part}: p50 ${median(small).toFixed(1)}/${median(large).toFixed(1)} ms`)
  return [
    lineOf(
      {
        name: NAME,
        unit: 'ms',
        value: median(medians.map(({ large }) => large)),
        reference: median(medians.map(({ small }) => small)),
      },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES },
    ),
  ]
}

export const trainingLists: Bench = { name: NAME, lines: [NAME], run }
