import type { ContentItem, ContentRegistry } from '../../../kernel/content.ts'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'

interface WithContent {
  contentKind: string | null
  contentId: string | null
}

/** A title, and a link where the reader may open the content. */
export type Titles = (row: WithContent) => { title: string; link: string | null }

/** Titles of the content that entries are about, with one query for each kind. */
export async function titlesOf(
  content: ContentRegistry,
  db: Db,
  { viewer, rows }: { viewer: Viewer; rows: readonly WithContent[] },
): Promise<Titles> {
  const items = new Map<string, ContentItem>()
  const open = new Set<string>()
  for (const [kindName, own] of Map.groupBy(rows, ({ contentKind }) => contentKind)) {
    const kind = kindName ? content.get(kindName) : undefined
    const ids = [...new Set(own.flatMap(({ contentId }) => contentId ?? []))]
    if (!kind || ids.length === 0) continue
    const seen = await kind.visibleIds(db, viewer, ids)
    const named = kind.isTitleWithheld ? [...seen] : ids
    for (const item of await kind.byIds(db, viewer, named)) items.set(`${kindName} ${item.id}`, item)
    for (const id of seen) open.add(`${kindName} ${id}`)
  }
  return ({ contentKind, contentId }) => {
    const key = `${contentKind} ${contentId}`
    const item = items.get(key)
    return { title: item?.title ?? '', link: item && open.has(key) ? item.link : null }
  }
}
