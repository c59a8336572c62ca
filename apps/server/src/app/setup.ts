import type { DemoPasswords } from '@sands/contract/auth/auth.model'
import { sql } from 'drizzle-orm'
import { demoPasswords, makeSetUpCode } from '../domains/auth/index.ts'
import { clearUploads, type DemoPictures, withDemoPictures } from '../domains/media/index.ts'
import { companyExists, loadOrgDemo } from '../domains/org/index.ts'
import { recordDemoHistory } from '../kernel/audit/demo-history.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import type { Database, Tx } from '../kernel/database/database.ts'
import { migrate } from '../kernel/database/migrate.ts'
import type { PastEvent } from '../kernel/events.ts'
import type { Workshop } from '../kernel/workshop.ts'
import { domains } from './domains.ts'
import { BUILT_IN_ROLES } from './roles.ts'

/**
 * Advisory lock: of several processes that start together, one runs the setup at a time. Migrations use a lock of their
 * own.
 */
const SETUP_LOCK = 7_270_532

/** Network address and browser that the audit log of the demo company shows for its administrator. */
const OFFICE = {
  ip: '10.20.0.15',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
}

/** The org demo is loaded first, because the demo data of all other domains refers to its colleges and people. */
async function loadDemo(tx: Tx, pictures: DemoPictures, now: Date): Promise<void> {
  const { past, ...company } = await loadOrgDemo(tx, now)
  const demo = { company, pictures, now }
  for (const domain of domains.all) past.push(...((await domain.demo?.(tx, demo)) ?? []))
  const events: PastEvent[] = []
  for (const domain of domains.all) events.push(...((await domain.demoEvents?.(tx)) ?? []))
  for (const domain of domains.all) past.push(...((await domain.demoEnd?.(tx, demo, events)) ?? []))
  await recordDemoHistory(tx, { ...company.administrator, ...OFFICE }, past)
}

/** The drawings of the demo company if it will be created, before it is known whether there are tables. */
async function drawingsToCome({ primary }: Database): Promise<string[]> {
  const { rows } = await primary.execute<{ found: boolean }>(sql`select to_regclass('company') is not null as found`)
  if (rows[0]?.found && (await companyExists(primary))) return []
  return domains.all.flatMap((domain) => domain.demoDrawings?.() ?? [])
}

interface Parts {
  database: Database
  clock: Clock
}

interface Found {
  code: string | undefined
  demoPasswords: DemoPasswords
}

async function prepare({ database, clock }: Parts, pictures?: DemoPictures): Promise<Found> {
  await migrate(database.url)
  return database.transaction(async (tx) => {
    // A second process waits for the lock until the first one has created the whole demo company.
    await tx.execute(sql`set local statement_timeout = 0`)
    // On a slow machine, drawing one demo picture takes longer than a transaction may stay idle.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`)
    const installation = { now: clock.now(), builtInRoles: BUILT_IN_ROLES }
    for (const domain of domains.all) await domain.setUp?.(tx, installation)
    if (pictures && !(await companyExists(tx))) await loadDemo(tx, pictures, clock.now())
    return {
      code: (await companyExists(tx)) ? undefined : await makeSetUpCode(tx, clock.now()),
      demoPasswords: await demoPasswords(tx),
    }
  })
}

/**
 * Creates the tables and the default rows, and fills an empty installation with the demo company if configured. If the
 * installation stays empty, the answer contains the set-up code with which a person can set it up. It also names the
 * accounts that have the public password of the demo company.
 */
export async function setUp({
  config,
  workshop,
  ...parts
}: Parts & { config: Pick<Config, 'dataDir' | 's3' | 'demo'>; workshop?: Workshop }): Promise<Found> {
  await clearUploads(config.dataDir)
  if (!config.demo) return prepare(parts)
  const ahead = await drawingsToCome(parts.database)
  return withDemoPictures(config, (pictures) => prepare(parts, pictures), { ahead, ...(workshop && { workshop }) })
}
