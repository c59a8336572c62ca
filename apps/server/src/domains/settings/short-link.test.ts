import { SHORT_LINK_STATUSES } from '@sands/rules/short-link'
import { describe, expect, it } from 'vitest'
import { createPort } from '../../kernel/port.ts'
import { useSands } from '../../testing/sands.ts'
import { createSettingsService } from './settings.service.ts'

const RESOLVE = 'GET /sands-system/api/v1/short-url/getShortUrl'

/** No content has this id. */
const UNKNOWN = '99999999'

describe('a short link', () => {
  const sands = useSands()

  /** An album on a board of its own. */
  async function anAlbum(): Promise<string> {
    const { pool } = sands.server.kernel.database
    const { rows } = await pool.query<{ id: string }>(`with board as (
        insert into community_boards (college_id, name, updated_at)
        select id, 'Albums', now() from colleges order by id limit 1 returning id, college_id)
      insert into community_contents (college_id, board_id, author_id, type, title, state, created_at, updated_at)
      select college_id, id, (select min(id) from users), 3, 'An album', 'published', now(), now() from board
      returning id`)
    return rows[0]?.id ?? ''
  }

  const make = (target: { jumpStatus: number; moduleId?: string; link?: string; expiresAt?: Date }) => {
    const { kernel } = sands.server
    return kernel.database.transaction((tx) =>
      createSettingsService(kernel, createPort('files, which short links do not need')).createShortLink(tx, target),
    )
  }

  it('leads to any content type of the specification, signed in or not', async () => {
    for (const jumpStatus of SHORT_LINK_STATUSES) {
      const shortUrl = await make({ jumpStatus, moduleId: UNKNOWN })
      expect(shortUrl).toMatch(/^[\w-]{11}$/)
      expect((await sands.visitor().call(RESOLVE, { query: { shortUrl } })).data).toEqual({
        shortUrl,
        appJumpStatus: jumpStatus,
        moduleId: UNKNOWN,
        appJumpUrl: null,
        contentType: null,
      })
    }
  })

  it('to community content returns the kind of content', async () => {
    const shortUrl = await make({ jumpStatus: 19, moduleId: await anAlbum() })
    expect((await sands.visitor().call(RESOLVE, { query: { shortUrl } })).data.contentType).toBe(3)
  })

  it('that does not exist or has expired is gone', async () => {
    const shortUrl = await make({
      jumpStatus: 1,
      moduleId: '1',
      expiresAt: new Date(sands.clock.now().getTime() + 1000),
    })
    expect(await sands.visitor().call(RESOLVE, { query: { shortUrl } })).toSucceed()
    sands.clock.advance(1001)
    expect(await sands.visitor().call(RESOLVE, { query: { shortUrl } })).toFailWith('settings.short_link_gone')
    expect(await sands.visitor().call(RESOLVE, { query: { shortUrl: 'nobody-made-this' } })).toFailWith(
      'settings.short_link_gone',
    )
    expect(await sands.visitor().call(RESOLVE, { query: { shortUrl: '../etc' } })).toFailWith('kernel.invalid_field')
  })
})
