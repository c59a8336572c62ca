// Measures whether a project of 50 tasks opens as fast with 50,000 members as with 50: the task list and the projects of
// a member, the list of projects and the first page of the matrix of a manager. Each by itself, and together.
import { type Bench, type BenchRun, check } from '../kernel/bench.ts'
import { connect, embeddedDatabase } from '../kernel/database.ts'
import { lineOf, median } from '../kernel/line.ts'
import { ask } from '../kernel/load/ask.ts'
import { addMembers, createProject, linkTasks, publishProject } from '../kernel/load/training-day.ts'
import { addAdministrators } from '../kernel/manager.ts'
import { addPeople } from '../kernel/people.ts'
import { startSands } from '../kernel/sands.ts'

const NAME = 'training-lists'
const LISTS = ['tasks', 'own', 'projects', 'matrix'] as const
type List = (typeof LISTS)[number]
const lineName = (list: List) => `${NAME}-${list}`

const SIZES = { small: 50, large: 50_000 } as const
const TASKS = 50
const DONE = 3
const PAGE = 20
const MOST_TIMES = 1.5
/** Each person may make 600 calls a minute. */
const CALLERS = 20

type Size = keyof typeof SIZES
const BOTH = ['small', 'large'] as const satisfies readonly Size[]
type Times = Record<Size, number>

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const managers = await addAdministrators(db, CALLERS)
  const people = await addPeople(db, { count: SIZES.small + SIZES.large })
  // Nobody is a member of both, so that all own lists have one project.
  const members = { small: people.slice(0, SIZES.small), large: people.slice(SIZES.small) }
  const projects = new Map<Size, string>()
  for (const size of BOTH) {
    const manager = { port: sands.port, token: managers[0]?.token ?? '' }
    const draft = await createProject(manager, { name: `Bench ${size}`, tasks: linkTasks(TASKS) })
    const { id } = await publishProject(manager, draft)
    await addMembers(db, id, { userIds: members[size].map(({ userId }) => userId), done: DONE })
    projects.set(size, id)
  }
  await db.query('vacuum analyze')
  let turn = 0
  const get = <Data>(token: string | undefined, path: string, query: Record<string, string>) =>
    ask<Data>({ port: sands.port, token: token ?? '' }, { method: 'GET', path: `/sands-lms/api/v1/${path}`, query })
  const asMember = (size: Size) => members[size][turn % CALLERS]?.tokens[0]
  const asManager = () => managers[turn % CALLERS]?.token

  const calls: Readonly<Record<List, (size: Size) => Promise<number>>> = {
    async tasks(size) {
      const query = { id: projects.get(size) ?? '' }
      const { data, ms } = await get<{ tasks: unknown[] }[]>(asMember(size), 'training/tasks', query)
      check(data.flatMap((stage) => stage.tasks).length === TASKS, 'tasks are missing')
      return ms
    },
    async own(size) {
      const query = { size: String(PAGE) }
      const { data, ms } = await get<{ records: unknown[] }>(asMember(size), 'training/page', query)
      check(data.records.length === 1, `the member has ${data.records.length} projects`)
      return ms
    },
    async projects(size) {
      const query = { keyWord: `Bench ${size}`, size: String(PAGE) }
      const { data, ms } = await get<{ records: { members: number }[] }>(asManager(), 'manage/training/page', query)
      check(data.records[0]?.members === SIZES[size], `${data.records[0]?.members} members are counted`)
      return ms
    },
    async matrix(size) {
      const query = { id: projects.get(size) ?? '', size: String(PAGE) }
      const path = 'manage/training/matrix'
      const { data, ms } = await get<{ records: unknown[]; total: number }>(asManager(), path, query)
      check(data.records.length === PAGE && data.total === SIZES[size], 'members are missing')
      return ms
    },
  }

  /** The lists one after the other, small and large in turns. */
  async function once(): Promise<Record<List, Times>> {
    turn += 1
    const times = {} as Record<List, Times>
    for (const list of LISTS) times[list] = { small: await calls[list]('small'), large: await calls[list]('large') }
    return times
  }

  await once()
  const rounds: (Record<List, Times> & { all: Times })[] = []
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const seen: Record<List, Times>[] = []
    const until = performance.now() + run.pace.windowSeconds * 1000
    while (performance.now() < until) seen.push(await once())
    const middle = (value: (times: Record<List, Times>, size: Size) => number): Times => ({
      small: median(seen.map((times) => value(times, 'small'))),
      large: median(seen.map((times) => value(times, 'large'))),
    })
    const alone = (list: List) => middle((times, size) => times[list][size])
    rounds.push({
      ...{ tasks: alone('tasks'), own: alone('own'), projects: alone('projects'), matrix: alone('matrix') },
      all: middle((times, size) => LISTS.reduce((sum, list) => sum + times[list][size], 0)),
    })
  }
  const line = (name: string, part: List | 'all') =>
    lineOf(
      {
        name,
        unit: 'ms',
        value: median(rounds.map((round) => round[part].large)),
        reference: median(rounds.map((round) => round[part].small)),
      },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES },
    )
  return [line(NAME, 'all'), ...LISTS.map((list) => line(lineName(list), list))]
}

export const trainingLists: Bench = { name: NAME, lines: [NAME, ...LISTS.map(lineName)], run }
