import { createHmac } from 'node:crypto'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { ContentRef } from './content.service.ts'
import { settingsRepo } from './settings.repo.ts'

/** The short link to content that a person shares. */
export type Share = (viewer: Viewer, ref: ContentRef) => Promise<{ shortUrl: string; coverUrl: string | null }>

/** Not a number of the specification: the link itself is stored. */
const OWN_LINK = 0
/** Eleven characters, which nobody finds by guessing. */
const CODE_BYTES = 8

/** The code is derived from the content, so that each content has one link, for everyone who shares it. */
export function createShare({ database, content, clock, secrets }: Kernel): Share {
  return async (viewer, { kind, id }) => {
    const [item] = await content.visibleItems(database.primary, viewer, { kind, ids: [id] })
    if (!item) throw fail('kernel.not_found')
    const digest = createHmac('sha256', secrets.keyFor('short-link')).update(`${kind} ${id}`).digest()
    const code = digest.subarray(0, CODE_BYTES).toString('base64url')
    const status = content.get(kind)?.shortLinkStatus
    await settingsRepo.keepShortLink(database.primary, {
      code,
      jumpStatus: status ?? OWN_LINK,
      moduleId: id,
      link: status === undefined ? item.link : null,
      createdAt: clock.now(),
    })
    return { shortUrl: code, coverUrl: item.coverUrl }
  }
}
