import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The address of the embedded PostgreSQL of a data folder. */
export function embeddedUrl(dataDir: string, database = 'sands'): string {
  const password = readFileSync(join(dataDir, 'postgres', 'password'), 'utf8').trim()
  return `postgresql://sands:${password}@/${database}?host=${encodeURIComponent(join(dataDir, 'run'))}`
}

export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Process id of PostgreSQL; undefined while it is restarting. */
export function postmasterIfAny(dataDir: string): number | undefined {
  try {
    return postmasterOf(dataDir) || undefined
  } catch {
    return undefined
  }
}

export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  // A killed PostgreSQL is told twice: the query rejects, and this event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Processes of this machine whose command line names the folder. */
export function processesNaming(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return line.includes(folder) ? [`${pid} ${line}`] : []
      } catch {
        return []
      }
    })
}
