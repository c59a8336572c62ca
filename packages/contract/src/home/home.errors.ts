import { Type } from 'typebox'
import { PREVIEW_ENDED } from '../kernel/codes.ts'
import type { ErrorCatalog } from '../kernel/error.ts'

export const homeErrors = {
  // Parts of the page are incomplete; the editor says which. `count` is their number.
  'home.page_unfinished': { code: 4350001, status: 422, params: Type.Object({ count: Type.Integer() }) },
  // The publication time is in the past, or more than a year away.
  'home.bad_time': { code: 4350002, status: 422 },
  // The page was published or withdrawn in the meantime.
  'home.published_already': { code: 4350003, status: 409 },
  // The college already has the maximum number of scheduled pages.
  'home.too_many_scheduled': { code: 4350004, status: 422, params: Type.Object({ limit: Type.Integer() }) },
  // The preview token has expired or is unknown.
  'home.preview_ended': { code: PREVIEW_ENDED, status: 403 },
  // The jump lacks its id or link, or the app would not open the link.
  'home.bad_jump': { code: 4350006, status: 422 },
  // The end is before the beginning.
  'home.bad_window': { code: 4350007, status: 422 },
  // The list has reached its maximum length.
  'home.too_many': { code: 4350008, status: 422, params: Type.Object({ limit: Type.Integer() }) },
  // A tab has no target or appears twice, or there are two default tabs.
  'home.bad_tabs': { code: 4350009, status: 422 },
  // Picked items were deleted or belong to another college. `module` is the position of the module on the page, with
  // its title if it has one.
  'home.picked_gone': {
    code: 4350010,
    status: 422,
    params: Type.Object({ module: Type.String(), count: Type.Integer() }),
  },
} satisfies ErrorCatalog
