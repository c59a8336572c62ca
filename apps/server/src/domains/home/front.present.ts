import type { ManagedAdvert, ManagedNotice, ShowingState, TabDraft } from '@sands/contract/home/front.model'
import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { Picture } from '@sands/contract/media/media.model'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { JUMP, jumpNameOf } from '@sands/rules/jump'
import type { Windowed } from './decoration/decoration.service.ts'
import type { adverts, notices, tabItems } from './home.tables.ts'
import type { PromotionRow } from './promotions/promotion.repo.ts'

const COURSEWARE = 2

/** A course of type 2 is courseware, which the editor can choose directly. */
const jumpOf = (row: PromotionRow): JumpChoice => ({
  to:
    row.jumpType === JUMP.course && 'courseType' in row && row.courseType === COURSEWARE
      ? 'courseware'
      : jumpNameOf(row.jumpType),
  moduleId: row.jumpId,
  link: row.jumpLink,
})

/** Only a jump to a link stores a link: with any other target it would never be opened. */
export const jumpColumns = ({ to, moduleId, link }: JumpChoice) => ({
  jumpType: JUMP[to],
  jumpId: moduleId,
  jumpLink: (to === 'link' || to === 'none') && link?.trim() ? link.trim() : null,
})

export function showingState({ showFrom, showUntil }: Windowed, now: Date): ShowingState {
  if (showFrom && showFrom > now) return 'waiting'
  return showUntil && showUntil <= now ? 'over' : 'running'
}

export interface Seen {
  audience: AudienceChoice
  now: Date
}

const presentPromotion = (row: PromotionRow, { audience, now }: Seen) => ({
  jump: jumpOf(row),
  audience,
  showFrom: row.showFrom?.toISOString() ?? null,
  showUntil: row.showUntil?.toISOString() ?? null,
  state: showingState(row, now),
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
})

export const presentManagedNotice = (row: typeof notices.$inferSelect, seen: Seen): ManagedNotice => ({
  id: row.id,
  text: row.text,
  ...presentPromotion(row, seen),
})

export const presentManagedAdvert = (
  row: typeof adverts.$inferSelect,
  picture: Picture | undefined,
  seen: Seen,
): ManagedAdvert => ({
  id: row.id,
  name: row.name,
  fileId: row.fileId,
  picture: picture ?? null,
  ...presentPromotion(row, seen),
})

export const presentTabDraft = (row: typeof tabItems.$inferSelect, audience: AudienceChoice): TabDraft => ({
  name: row.name,
  code: row.code,
  link: row.link,
  isDefaultPage: row.isDefaultPage,
  iconFileId: row.iconFileId,
  selectedIconFileId: row.selectedIconFileId,
  audience,
})

/** The columns of a row without its audience, for the audit log. */
export const promotionRecord = (row: PromotionRow) => {
  const { to, moduleId, link } = jumpOf(row)
  return {
    jump: [to, moduleId, link].filter((word) => word !== null).join(' '),
    showFrom: row.showFrom?.toISOString() ?? null,
    showUntil: row.showUntil?.toISOString() ?? null,
  }
}
