// Measures the community page on a phone: the JavaScript that home does not load, and the longest task while 500 cards
// are scrolled through with a processor slowed four times.
import { chromium, type Page } from '@playwright/test'
import type pg from 'pg'
import { storageOf, storageStateOf } from '../../e2e/kernel/browser-storage.ts'
import { newDevice } from '../../e2e/kernel/devices.ts'
import { buildStale } from '../../scripts/build.ts'
import { browserArgs, ensureBrowser } from '../../scripts/kernel/browser.ts'
import { type Bench, type BenchRun, check } from '../kernel/bench.ts'
import { connect, embeddedDatabase } from '../kernel/database.ts'
import { lineOf } from '../kernel/line.ts'
import { coldVisit, kilobytes, sizesOf } from '../kernel/page/visit.ts'
import { startSands } from '../kernel/sands.ts'

const NAME = 'community-screen'
const LINES = [`${NAME}-js`, `${NAME}-task`] as const
const PERSON = 'learner'
const PAGE = '/community'
const MORE_KB = 40
const CARDS = 500
const SLOWED = 4
const STEP_PX = 600
const MOST_TASK_MS = 200

/** The oldest post is the last card. */
const ADD_POSTS = `with person as (
  select m.user_id, m.college_id from memberships m join users u on u.id = m.user_id
    join colleges c on c.id = m.college_id where u.user_name = $1 order by c.sort limit 1
), board as (
  select b.id from community_boards b join person p on p.college_id = b.college_id
  where b.removed_at is null and b.source_type is null and b.audience_id is null and b.type = 1 order by b.sort limit 1
)
insert into community_contents (college_id, board_id, author_id, type, title, text, state, created_at, updated_at,
  published_at)
select p.college_id, b.id, p.user_id, 1 + n % 2, 'Card ' || n, repeat('今天店里发生的事。', 8), 'published', at, at, at
from person p, board b, (select n, now() - n * interval '1 second' as at from generate_series(1, $2::int) n) posts`

/** Three pictures of the library on every card. */
const PICTURES = 3
const ADD_PICTURES = `insert into community_content_files (content_id, file_id, sort)
select c.id, f.id, (f.place - 1)::smallint from community_contents c
cross join lateral (
  select id, row_number() over (order by id) as place from files
  where college_id = c.college_id and kind = 'image' and purpose = 'image' and in_library order by id limit $1::int
) f where c.state = 'published'`

async function addCards(db: pg.Client): Promise<void> {
  // Older posts would come after the last card.
  await db.query(`update community_contents set state = 'hidden' where state = 'published'`)
  const { rowCount } = await db.query(ADD_POSTS, [PERSON, CARDS])
  check(rowCount === CARDS, `${rowCount} posts were added`)
  const pictures = await db.query(ADD_PICTURES, [PICTURES])
  check(pictures.rowCount === CARDS * PICTURES, `${pictures.rowCount} pictures were added`)
}

interface Scrolled {
  /** Milliseconds. */
  longest: number
  isAtEnd: boolean
}

/** Scrolls as a thumb does, one step in each frame, until the last card is on the page. */
const scrollThrough = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    async ({ px, last }) => {
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      )
      observer.observe({ entryTypes: ['longtask'] })
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const isAtEnd = () => [...document.querySelectorAll('h3, h2, a')].some(({ textContent }) => textContent === last)
      let still = 0
      // A page that is being fetched stops the thumb for a while.
      while (still < 600) {
        const before = window.scrollY
        window.scrollBy(0, px)
        await frame()
        await frame()
        still = window.scrollY === before ? still + 1 : 0
        if (still > 10 && isAtEnd()) break
      }
      return { longest: Math.max(0, ...tasks), isAtEnd: document.body.textContent.includes(last) }
    },
    { px: STEP_PX, last: `Card ${CARDS}` },
  )

async function run(run: BenchRun) {
  const executablePath = await ensureBrowser()
  await buildStale()
  const sands = await startSands(run)
  await addCards(await connect(embeddedDatabase(sands.dataDir), run))
  const { session, advertsSeen } = await storageOf(sands.url, PERSON)
  const storage = { ...session, ...advertsSeen }
  const home = await coldVisit(run, executablePath, { url: `${sands.url}/`, storage })
  const community = await coldVisit(run, executablePath, { url: sands.url + PAGE, storage })
  const known = new Set(home.map((script) => script.url))
  run.note(`scripts that home does not load, in KB: ${sizesOf(community.filter((script) => !known.has(script.url)))}`)

  const browser = await chromium.launch({ executablePath, args: browserArgs() })
  run.defer(() => browser.close())
  const longest: number[] = []
  for (let visit = 0; visit < run.pace.visits; visit += 1) {
    const storageState = storageStateOf(sands.url, storage)
    const context = await newDevice(browser, 'phone', { url: sands.url, storageState })
    const page = await context.newPage()
    await page.goto(sands.url + PAGE)
    await page.getByText('Card 1', { exact: true }).waitFor()
    const inspector = await context.newCDPSession(page)
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    const scrolled = await scrollThrough(page)
    check(scrolled.isAtEnd, 'the last card was not reached')
    longest.push(scrolled.longest)
    await context.close()
  }
  run.note(`longest task in ms: ${longest.map(Math.round).join(' ')}`)
  const [js, task] = LINES
  return [
    lineOf(
      { name: js, unit: 'KB', value: kilobytes(community), reference: kilobytes(home) },
      { measure: 'difference', relation: '<=', bound: MORE_KB },
    ),
    lineOf(
      { name: task, unit: 'ms', value: Math.max(...longest), reference: MOST_TASK_MS },
      { measure: 'value', relation: '<=', bound: MOST_TASK_MS },
    ),
  ]
}

export const communityScreen: Bench = { name: NAME, lines: LINES, run }
