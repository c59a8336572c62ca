// Measures whether a manager finds people among 100,000 as fast as among 100.
import { Agent, request } from 'node:http'
import type pg from 'pg'
import { HOST } from '../scripts/kernel/port.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median } from './kernel/line.ts'
import { addAdministrators } from './kernel/manager.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'people-list'
const SIZES = { small: 100, large: 100_000 } as const
const PAGE = 20
const MOST_TIMES = 2
/** Each manager may make 600 calls a minute. */
const MANAGERS = 20
const PATH = '/sands-user/api/v1/manage/user/page'

type Size = keyof typeof SIZES

interface College {
  id: string
  department: string
  post: string
  label: string
  tokens: string[]
}

const ADD_COLLEGE = `with college as (
  insert into colleges (name, language, sort) values ($1, 'zh-cn', 90) returning id
), department as (
  insert into departments (id, college_id, name, path)
  select nextval(pg_get_serial_sequence('departments', 'id')), college.id, 'Bench ' || n, '{}' from college, generate_series(0, 3) n returning id
), post as (
  insert into posts (college_id, name) select college.id, 'Bench ' || n from college, generate_series(0, 2) n returning id
), label as (
  insert into labels (college_id, name) select college.id, 'Bench' from college returning id
)
select college.id, (select id from label) as label, (select array_agg(id order by id) from department) as departments,
  (select array_agg(id order by id) from post) as posts from college`

/** People with two surnames; twenty of them, evenly spread, have a unique given name. */
const ADD_PEOPLE = `with added as (
  insert into users (user_name, name, mobile, email, status, created_at)
  select $2 || lpad(n::text, 6, '0'),
    case when n % ($1::int / 20) = 1 then '欧阳晓雪' else
      substr('王李', 1 + n % 2, 1) || substr('伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平', 1 + (n / 5) % 20, 1) ||
      substr('伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平', 1 + (n / 7) % 20, 1) end,
    $3 || lpad(n::text, 8, '0'), $2 || n || '@example.com', case when n % 10 = 0 then 'disabled' else 'active' end, now()
  from generate_series(1, $1::int) n returning id, right(user_name, 6)::int as n
), placed as (
  insert into memberships (user_id, college_id, department_id, post_id)
  select id, $4, ($5::bigint[])[1 + n % 4], ($6::bigint[])[1 + n % 3] from added
)
insert into user_labels (user_id, label_id) select id, $7 from added where n % 2 = 0`

async function addCollege(db: pg.Client, size: Size): Promise<College> {
  const { rows } = await db.query<{ id: string; label: string; departments: string[]; posts: string[] }>(ADD_COLLEGE, [
    `Bench ${size}`,
  ])
  const [college] = rows
  check(college !== undefined, 'there is no college')
  const { id, label, departments, posts } = college
  await db.query('update departments set path = array[id] where college_id = $1', [id])
  const managers = await addAdministrators(db, MANAGERS)
  const ids = managers.map(({ userId }) => userId)
  await db.query('update memberships set college_id = $1 where user_id = any($2::bigint[])', [id, ids])
  const others = SIZES[size] - MANAGERS
  await db.query(ADD_PEOPLE, [others, size, size === 'small' ? '172' : '173', id, departments, posts, label])
  return {
    id,
    department: departments[0] ?? '',
    post: posts[0] ?? '',
    label,
    tokens: managers.map(({ token }) => token),
  }
}

type Query = Readonly<Record<string, string>>

/** The searches of managers. Each one fills the page, in both colleges. */
const lookUps = ({ department, post, label }: College): Readonly<Record<string, Query>> => ({
  everybody: {},
  'a department': { departmentId: department },
  'a post, active': { postId: post, status: 'active' },
  'a label': { labelId: label },
  'a surname in a department': { departmentId: department, keyword: '王' },
  'a rare name': { keyword: '欧阳晓雪' },
  'part of a rare name': { keyword: '晓雪' },
  'part of a user name': { keyword: '00' },
  'no password yet': { hasPassword: 'false' },
  'the fourth page': { current: '4' },
})

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function ask(port: number, token: string, query: Query): Promise<{ ms: number; records: number; total: number }> {
  return new Promise((resolve, reject) => {
    const path = `${PATH}?${new URLSearchParams({ size: String(PAGE), ...query })}`
    const from = performance.now()
    const call = request({ host: HOST, port, agent, path, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () => {
        const ms = performance.now() - from
        const { code, msg, data } = JSON.parse(Buffer.concat(chunks).toString())
        if (code === 1) resolve({ ms, records: data.records.length, total: data.total })
        else reject(new Error(`the list is refused: ${msg}`))
      })
    })
    call.once('error', reject)
    call.end()
  })
}

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const colleges = { small: await addCollege(db, 'small'), large: await addCollege(db, 'large') }
  await db.query('vacuum analyze')
  let turn = 0
  const once = async (size: Size, name: string) => {
    const college = colleges[size]
    turn += 1
    const answer = await ask(sands.port, college.tokens[turn % MANAGERS] ?? '', lookUps(college)[name] ?? {})
    check(answer.records === PAGE, `${name}: ${answer.records} people on a page of the ${size} college`)
    return answer
  }
  const names = Object.keys(lookUps(colleges.small))
  const first = new Map<string, string>()
  for (const name of names) {
    const [small, large] = [await once('small', name), await once('large', name)]
    check(large.total >= small.total, `${name}: ${large.total} of the large college, ${small.total} of the small one`)
    first.set(name, `${small.ms.toFixed(1)}/${large.ms.toFixed(1)} (${small.total}/${large.total} people)`)
  }
  const times = new Map(names.map((name) => [name, { small: [] as number[], large: [] as number[] }]))
  const medians: { small: number; large: number }[] = []
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const all = { small: [] as number[], large: [] as number[] }
    const until = performance.now() + run.pace.windowSeconds * 1000
    while (performance.now() < until) {
      for (const name of names) {
        for (const size of ['small', 'large'] as const) {
          const { ms } = await once(size, name)
          all[size].push(ms)
          times.get(name)?.[size].push(ms)
        }
      }
    }
    medians.push({ small: median(all.small), large: median(all.large) })
  }
  for (const [name, { small, large }] of times) {
    run.note(
      `${name}: p50 ${median(small).toFixed(2)}/${median(large).toFixed(2)} ms, the first time ${first.get(name)}`,
    )
  }
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

export const peopleList: Bench = { name: NAME, lines: [NAME], run }
