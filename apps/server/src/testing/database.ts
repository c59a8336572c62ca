import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** The folder for the data folders of test servers. */
    runFolder: string
    /** Files of the demo company, for each test server to link. */
    demoObjects: string
    /** Cached pictures, videos and documents of earlier runs. */
    madeFolder: string
    /** An FFmpeg of the machine that media are made with; empty for the one that comes along. */
    ffmpegPath: string
  }
}

/** The database of the demo company, which each test file copies. */
export const TEMPLATE = 'template_sands'

/** The address of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  return url.replace(/@\/[^?]+/, `@/${name}`)
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/**
 * A separate database with the demo company, or empty. An encoding that ICU does not support gives a database without
 * ICU collations.
 */
export async function aDatabase({ empty = false, withoutIcu = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const plain = "template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'"
  await administer(
    `create database ${name} ${withoutIcu ? plain : empty ? '' : `template ${TEMPLATE} strategy file_copy`}`,
  )
  return {
    url: databaseAt(inject('postgresUrl'), name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  }
}
