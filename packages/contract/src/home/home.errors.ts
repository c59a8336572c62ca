import { Type } from 'typebox'
import { PREVIEW_ENDED } from '../kernel/codes.ts'
import type { ErrorCatalog } from '../kernel/error.ts'

export const homeErrors = {
  // Something on the page lacks what it needs; the editor says what. `count` is how many things.
  'home.page_unfinished': { code: 4350001, status: 422, params: Type.Object({ count: Type.Integer() }) },
  // Not in the future, or more than a year away.
  'home.bad_time': { code: 4350002, status: 422 },
  // It went out, or was withdrawn, meanwhile.
  'home.published_already': { code: 4350003, status: 409 },
  // So many pages wait for their hour that another would be forgotten.
  'home.too_many_scheduled': { code: 4350004, status: 422, params: Type.Object({ limit: Type.Integer() }) },
  // The token of a preview has run out, or was never given out.
  'home.preview_ended': { code: PREVIEW_ENDED, status: 403 },
  // The target lacks its id or link, or the link is none that the app would open.
  'home.bad_jump': { code: 4350006, status: 422 },
  // It would end before it begins.
  'home.bad_window': { code: 4350007, status: 422 },
  // So many that nobody could put them in order.
  'home.too_many': { code: 4350008, status: 422, params: Type.Object({ limit: Type.Integer() }) },
  // A tab leads nowhere, stands there twice, or there are two default pages.
  'home.bad_tabs': { code: 4350009, status: 422 },
  // Things that were picked by hand are gone, or another college's. `module` is its place on the page, with its title if it has one.
  'home.picked_gone': {
    code: 4350010,
    status: 422,
    params: Type.Object({ module: Type.String(), count: Type.Integer() }),
  },
} satisfies ErrorCatalog
