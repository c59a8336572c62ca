// Courses as learners find them: whether five thousand among ten million records are found as fast as sixty.

import { type Asked, ask } from './kernel/ask.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { addCompany, type Company, type CompanySize, RARE } from './kernel/company.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median } from './kernel/line.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'courses'
const LINES = [NAME, `${NAME}-all`] as const
const PAGE = 20
const MOST_TIMES = 1.5
const SIZES = ['small', 'large'] as const satisfies readonly CompanySize[]

const LIST = '/sands-lms/api/v1/online-class-summary/page'
const SEARCH = '/sands-lms/api/v1/course/search'
const DETAIL = '/sands-lms/api/v1/course/courseDetail'

const list = (body: object): Asked => ({ method: 'POST', path: LIST, body: { current: 1, size: PAGE, ...body } })
const search = (keyWord: string): Asked => ({ method: 'GET', path: SEARCH, query: { keyWord, size: String(PAGE) } })
const sorted = (sortType: number) => ({ sorts: [{ sortType, desc: true }] })

/** Every page is full, in either company. */
const lookUps = ({ courseId }: Company): Readonly<Record<string, Asked>> => ({
  'newest first': list(sorted(1)),
  'last changed first': list(sorted(2)),
  'most learned first': list(sorted(3)),
  'the second page': list({ ...sorted(1), current: 2 }),
  'a common word': search('安全'),
  'a rare word of two characters': search(RARE.zh),
  'a rare word in English': search(RARE.en),
  'one course': { method: 'POST', path: DETAIL, body: { id: courseId } },
})

interface Answered {
  records?: unknown[]
  total?: number
  catalogue?: unknown[]
}

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const began = performance.now()
  const companies = { small: await addCompany(db, 'small'), large: await addCompany(db, 'large') }
  await db.query('vacuum analyze')
  run.note(`the companies were made in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  let turn = 0
  const once = async (size: CompanySize, asked: Asked) => {
    turn += 1
    const { tokens } = companies[size]
    return ask<Answered>({ port: sands.port, token: tokens[turn % tokens.length] ?? '' }, asked)
  }
  const names = Object.keys(lookUps(companies.small))
  const times = new Map(names.map((name) => [name, { small: [] as number[], large: [] as number[] }]))
  const medians: { small: number; large: number }[] = []
  const perRow = { small: [] as number[], large: [] as number[] }
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const all = { small: [] as number[], large: [] as number[] }
    const until = performance.now() + run.pace.windowSeconds * 1000
    while (performance.now() < until) {
      for (const name of names) {
        for (const size of SIZES) {
          const { ms, data } = await once(size, lookUps(companies[size])[name] ?? list({}))
          check(
            data.catalogue !== undefined || data.records?.length === PAGE,
            `${name}: the page is not full (${size})`,
          )
          all[size].push(ms)
          times.get(name)?.[size].push(ms)
        }
      }
    }
    medians.push({ small: median(all.small), large: median(all.large) })
    for (const size of SIZES) {
      const { ms, data } = await once(size, list({ ...sorted(1), size: 9999 }))
      check(data.records?.length === companies[size].courses, `not all courses of the ${size} company came`)
      perRow[size].push((ms / companies[size].courses) * 1000)
    }
  }
  for (const [name, { small, large }] of times)
    run.note(`${name}: p50 ${median(small).toFixed(2)}/${median(large).toFixed(2)} ms`)
  return [
    lineOf(
      {
        name: NAME,
        unit: 'ms',
        value: median(medians.map(({ large }) => large)),
        reference: median(medians.map(({ small }) => small)),
      },
      { of: 'ratio', relation: '<=', bound: MOST_TIMES },
    ),
    lineOf(
      { name: LINES[1], unit: 'µs/row', value: median(perRow.large), reference: median(perRow.small) },
      { of: 'ratio', relation: '<=', bound: MOST_TIMES },
    ),
  ]
}

export const courses: Bench = { name: NAME, lines: LINES, run }
