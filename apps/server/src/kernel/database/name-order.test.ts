import { LANGUAGES, type Language } from '@sands/rules/language'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { aDatabase } from '../../testing/database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { nameOrder } from './name-order.ts'

const NAMES = ['会议', '信息', '前台', '商品', '年会', 'banana', 'Apple', 'Dung', 'Đại', 'Em', '安全']
const migrations = readMigrations().filter(({ name }) => name.endsWith('_name_orders'))

describe('names', () => {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  async function ordersOf(how: Parameters<typeof aDatabase>[0]) {
    const database = await aDatabase(how)
    ends.push(database.drop)
    await migrate(database.url, migrations)
    const pool = new pg.Pool({ connectionString: database.url })
    // A connection may still be closing when the database is dropped.
    pool.on('connect', (client) => client.on('error', () => undefined))
    ends.push(() => pool.end())
    return async (language: Language): Promise<string> => {
      const { rows } = await drizzle(pool).execute<{ name: string }>(
        sql`select name from unnest(${sql.param(NAMES)}::text[]) name order by ${nameOrder(sql`name`, language)}`,
      )
      return rows.map(({ name }) => name).join(' ')
    }
  }

  it('are sorted in the order that readers of a language expect', async () => {
    const order = await ordersOf({ empty: true })
    const latin = 'Apple banana Đại Dung Em'
    const pinyin = '安全 会议 年会 前台 商品 信息'
    expect(await order('zh-cn')).toBe(`${pinyin} ${latin}`)
    expect(await order('zh-cht')).toBe(`会议 安全 年会 信息 前台 商品 ${latin}`)
    expect(await order('en-us')).toBe(`${latin} ${pinyin}`)
    expect(await order('id')).toBe(`${latin} ${pinyin}`)
    expect(await order('vi')).toMatch(/^Apple banana Dung Đại Em /)
  })

  it('are sorted in the order of the database when it has no collations for languages', async () => {
    const order = await ordersOf({ empty: true, withoutIcu: true })
    for (const language of LANGUAGES) expect(await order(language)).toMatch(/^Apple banana Dung Em /)
  })
})
