import type { DecorationDetail, DecorationSummary, HomePageDocument } from '@sands/contract/home/decoration.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { changed } from '../../../kernel/audit/changed.ts'
import type { DecorationRow, NamedDecoration } from './decoration.repo.ts'

export const presentSummary = (row: DecorationRow & { updatedByName?: string | null }): DecorationSummary => ({
  id: row.id,
  name: row.name,
  state: row.state,
  version: row.version,
  blocks: row.page.blocks.length,
  publishAt: row.publishAt?.toISOString() ?? null,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  replacedAt: row.replacedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedByName ?? '',
})

export const presentDetail = (row: NamedDecoration, pictures: ReadonlyMap<FileId, Picture>): DecorationDetail => ({
  ...presentSummary(row),
  page: row.page,
  pictures: [...pictures].map(([fileId, picture]) => ({ fileId, picture })),
})

/** A page as the audit log compares it: the order of its modules, each module, and the floating button. */
const inAudit = ({ blocks, floatingButton }: HomePageDocument): Record<string, unknown> => ({
  order: blocks.map(({ code, key }) => `${code} ${key}`),
  floatingButton,
  ...Object.fromEntries(blocks.map((block) => [`${block.code} ${block.key}`, block])),
})

/** The differences between two pages. A module that only one page has appears only on that side. */
export function pageChange(before: HomePageDocument, after: HomePageDocument) {
  const [old, now] = [inAudit(before), inAudit(after)]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const all = (page: Record<string, unknown>) => Object.fromEntries(keys.map((key) => [key, page[key] ?? null]))
  return changed(all(old), all(now))
}
