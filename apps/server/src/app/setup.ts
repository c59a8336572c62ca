import { sql } from 'drizzle-orm'
import { loadArticleDemo } from '../domains/article/index.ts'
import { loadAuthDemo, makeSetUpCode } from '../domains/auth/index.ts'
import { loadCourseDemo } from '../domains/course/index.ts'
import { loadHomeDemo } from '../domains/home/index.ts'
import { loadLecturerDemo } from '../domains/lecturer/index.ts'
import { clearUploads, type DemoPictures, loadMediaDemo, withDemoPictures } from '../domains/media/index.ts'
import { loadMessageDemo } from '../domains/message/index.ts'
import { colleges, companyExists, ensureCompany, ensureRoles, loadOrgDemo } from '../domains/org/index.ts'
import { ensureAgreements, loadSettingsDemo } from '../domains/settings/index.ts'
import { recordPast } from '../kernel/audit/past.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import type { Database, Tx } from '../kernel/database/database.ts'
import { migrate } from '../kernel/database/migrate.ts'

/** Processes that start together take turns; see the migrations' lock. */
const SETUP_LOCK = 7_270_532

/** Where the administrator of the demo company sits. */
const OFFICE = {
  ip: '10.20.0.15',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
}

async function loadDemo(tx: Tx, pictures: DemoPictures, now: Date): Promise<void> {
  const company = await loadOrgDemo(tx, now)
  await loadAuthDemo(tx, company.users, now)
  const { userId, name } = company.administrator
  const settings = await loadSettingsDemo(tx, { colleges: company.colleges, editor: name, now })
  const messages = await loadMessageDemo(tx, { company, now })
  const films = await loadMediaDemo(tx, { company, pictures, now })
  const articles = await loadArticleDemo(tx, { company, pictures, now })
  const teachers = await loadLecturerDemo(tx, { company, pictures, now })
  await loadCourseDemo(tx, { company, pictures, now })
  const pages = await loadHomeDemo(tx, { company, pictures, films, now })
  await recordPast(tx, { userId, name, ...OFFICE }, [
    ...company.past,
    ...settings,
    ...messages,
    ...articles,
    ...teachers.past,
    ...pages,
  ])
}

/**
 * Tables, what every installation needs, and into an empty one the demo company if it is wanted. One that stays empty waits for
 * somebody to set it up: the answer has the code that lets them.
 */
export async function setUp({
  database,
  clock,
  config,
}: {
  database: Database
  clock: Clock
  config: Pick<Config, 'dataDir' | 's3' | 'demo'>
}): Promise<{ code: string | undefined }> {
  await clearUploads(config.dataDir)
  await migrate(database.url)
  return database.transaction(async (tx) => {
    // Whoever comes second waits until the first has drawn the whole demo company.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`)
    await ensureRoles(tx)
    await ensureAgreements(tx, clock.now())
    const empty = (await tx.select({ id: colleges.id }).from(colleges).limit(1)).length === 0
    if (config.demo && empty) await withDemoPictures(config, (pictures) => loadDemo(tx, pictures, clock.now()))
    await ensureCompany(tx, clock.now())
    return { code: (await companyExists(tx)) ? undefined : await makeSetUpCode(tx, clock.now()) }
  })
}
