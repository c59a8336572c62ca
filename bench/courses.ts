// Measures whether learners find 5,000 courses among ten million progress records as fast as 60 courses.

import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { addCompany, type Company, type CompanySize, RARE } from './kernel/company.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median } from './kernel/line.ts'
import { type Asked, ask } from './kernel/load/ask.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'courses'
const KINDS = ['list', 'search', 'detail'] as const
type Kind = (typeof KINDS)[number]
const lineName = (kind: Kind | 'all') => `${NAME}-${kind}`
const PAGE = 20
const MOST_TIMES = 1.5
const SIZES = ['small', 'large'] as const satisfies readonly CompanySize[]

const LIST = '/sands-lms/api/v1/online-class-summary/page'
const SEARCH = '/sands-lms/api/v1/course/search'
const DETAIL = '/sands-lms/api/v1/course/courseDetail'

const list = (body: object): Asked => ({ method: 'POST', path: LIST, body: { current: 1, size: PAGE, ...body } })
const search = (keyWord: string): Asked => ({ method: 'GET', path: SEARCH, query: { keyWord, size: String(PAGE) } })
const sorted = (sortType: number) => ({ sorts: [{ sortType, desc: true }] })

interface LookUp extends Asked {
  kind: Kind
}

/** Every query fills its page with results, in both companies. */
const lookUps = ({ courseId }: Company): Readonly<Record<string, LookUp>> => ({
  'newest first': { kind: 'list', ...list(sorted(1)) },
  'last changed first': { kind: 'list', ...list(sorted(2)) },
  'most learned first': { kind: 'list', ...list(sorted(3)) },
  'the second page': { kind: 'list', ...list({ ...sorted(1), current: 2 }) },
  'a common word': { kind: 'search', ...search('安全') },
  'a rare word of two characters': { kind: 'search', ...search(RARE.zh) },
  'a rare word in English': { kind: 'search', ...search(RARE.en) },
  'one course': { kind: 'detail', method: 'POST', path: DETAIL, body: { id: courseId } },
})

interface Answered {
  records?: unknown[]
  total?: number
  catalogue?: unknown[]
}

type Times = Readonly<Record<CompanySize, number[]>>
const emptyTimes = (): Times => ({ small: [], large: [] })

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const began = performance.now()
  const companies = { small: await addCompany(db, 'small'), large: await addCompany(db, 'large') }
  await db.query('vacuum analyze')
  run.note(`the companies were created in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  let turn = 0
  const once = async (size: CompanySize, asked: Asked) => {
    turn += 1
    const { tokens } = companies[size]
    return ask<Answered>({ port: sands.port, token: tokens[turn % tokens.length] ?? '' }, asked)
  }
  const asked = { small: lookUps(companies.small), large: lookUps(companies.large) }
  const times = new Map(Object.keys(asked.small).map((name) => [name, emptyTimes()]))
  const medians: Readonly<Record<Kind, Times>> = { list: emptyTimes(), search: emptyTimes(), detail: emptyTimes() }
  const perRow = emptyTimes()
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const all: Readonly<Record<Kind, Times>> = { list: emptyTimes(), search: emptyTimes(), detail: emptyTimes() }
    const until = performance.now() + run.pace.windowSeconds * 1000
    while (performance.now() < until) {
      for (const [name, own] of times) {
        for (const size of SIZES) {
          const lookUp = asked[size][name]
          check(lookUp !== undefined, `${name} is not measured (${size})`)
          const { ms, data } = await once(size, lookUp)
          check(
            data.catalogue !== undefined || data.records?.length === PAGE,
            `${name}: the page is not full (${size})`,
          )
          all[lookUp.kind][size].push(ms)
          own[size].push(ms)
        }
      }
    }
    for (const kind of KINDS) for (const size of SIZES) medians[kind][size].push(median(all[kind][size]))
    for (const size of SIZES) {
      const { ms, data } = await once(size, list({ ...sorted(1), size: 9999 }))
      check(data.records?.length === companies[size].courses, `the answer lacks courses of the ${size} company`)
      perRow[size].push((ms / companies[size].courses) * 1000)
    }
  }
  for (const [name, { small, large }] of times)
    run.note(`${name}: p50 ${median(small).toFixed(2)}/${median(large).toFixed(2)} ms`)
  const against = (name: string, unit: string, { small, large }: Times) =>
    lineOf(
      { name, unit, value: median(large), reference: median(small) },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES },
    )
  return [
    ...KINDS.map((kind) => against(lineName(kind), 'ms', medians[kind])),
    against(lineName('all'), 'µs/row', perRow),
  ]
}

export const courses: Bench = { name: NAME, lines: [...KINDS.map(lineName), lineName('all')], run }
