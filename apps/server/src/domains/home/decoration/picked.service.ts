import type { HomePageDocument, PageBlock } from '@sands/contract/home/decoration.model'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { type FeedContent, feedContent, isFeedCode } from '@sands/rules/decoration'
import type { ContentRegistry } from '../../../kernel/content.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'

interface Picked {
  kind: FeedContent
  id: string
}

const nameOf = ({ kind, id }: Picked) => `${kind} ${id}`

/** The content picked one by one for a module. */
const pickedFor = ({ code, categories }: PageBlock): Picked[] =>
  isFeedCode(code)
    ? categories.flatMap(({ source, jumpIds }) => jumpIds.map((id) => ({ kind: feedContent(code, source), id })))
    : []

/** Those of them that exist in the college, published or not. */
async function thereOf(
  db: Db,
  content: ContentRegistry,
  { collegeId, picked }: { collegeId: CollegeId; picked: readonly Picked[] },
): Promise<ReadonlySet<string>> {
  const there = new Set<string>()
  for (const [kind, contents] of Map.groupBy(picked, (each) => each.kind)) {
    const ids = contents.map(({ id }) => id)
    const found = await content.get(kind)?.choices?.(db, collegeId, { ids, size: ids.length, offset: 0 })
    for (const { id } of found?.items ?? []) there.add(nameOf({ kind, id }))
  }
  return there
}

/**
 * Refuses picked content that the college does not have. Content that was picked before and deleted since may stay,
 * so that the rest of the page can still be changed.
 */
export async function refuseGonePicked(
  db: Db,
  content: ContentRegistry,
  { collegeId, page, before }: { collegeId: CollegeId } & Record<'page' | 'before', HomePageDocument>,
): Promise<void> {
  const known = new Set(before.blocks.flatMap(pickedFor).map(nameOf))
  const isNew = (each: Picked) => !known.has(nameOf(each))
  const there = await thereOf(db, content, { collegeId, picked: page.blocks.flatMap(pickedFor).filter(isNew) })
  for (const [index, block] of page.blocks.entries()) {
    const { length: count } = pickedFor(block).filter((each) => isNew(each) && !there.has(nameOf(each)))
    const module = [index + 1, block.title].filter(Boolean).join(' · ')
    if (count > 0) throw fail('home.picked_gone', { module, count })
  }
}
