import type { PageOf } from '@sands/contract/kernel/schema'
import type { ContentChoice } from '@sands/contract/settings/content.calls'
import type { JumpName } from '@sands/rules/jump'
import type { ContentChoice as Choice } from '../../kernel/content.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'

export interface ContentRef {
  kind: JumpName
  id: string
}

/** Content that a jump can lead to, for people who choose the target of a jump. */
export interface ContentService {
  page(
    viewer: Viewer,
    request: PageRequest & Pick<ContentRef, 'kind'> & { keyword?: string },
  ): Promise<PageOf<ContentChoice>>
  get(viewer: Viewer, ref: ContentRef): Promise<ContentChoice | null>
}

const presentChoice = ({ id, title, coverUrl, isOut }: Choice): ContentChoice => ({
  id,
  title,
  coverUrl,
  isOut: isOut ? 1 : 0,
})

export function createContentService({ database, content }: Kernel): ContentService {
  function expectLeading({ rights }: Viewer): void {
    if (!content.leadingRights.all.some((right) => rights.has(right))) throw fail('kernel.no_permission')
  }

  return {
    async page(viewer, { kind, keyword, ...request }) {
      expectLeading(viewer)
      const { size, offset } = pageWindow(request)
      const wanted = { words: keyword?.trim(), size, offset }
      const found = await content.get(kind)?.choices?.(database.primary, viewer.collegeId, wanted)
      return pageOf((found?.items ?? []).map(presentChoice), found?.total ?? 0, request)
    },

    async get(viewer, ref) {
      expectLeading(viewer)
      const found = await content.choice(database.primary, viewer.collegeId, ref)
      return found ? presentChoice(found) : null
    },
  }
}
