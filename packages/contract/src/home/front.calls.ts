import { MOST_SHOWN } from '@sands/rules/decoration'
import { MOST_TABS } from '@sands/rules/tabs'
import { type TSchema, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Page, pageQuery, Version } from '../kernel/schema.ts'
import { FilePicture } from './decoration.model.ts'
import { AdvertDraft, ManagedAdvert, ManagedNotice, NoticeDraft, ShowingState, TabDraft } from './front.model.ts'

const AdvertId = IdOf<'advert'>()
const NoticeId = IdOf<'notice'>()
/** Enough for an audience of two thousand parts. */
const DRAFT_BYTES = 256 * 1024

/**
 * All ids in the new order and in the order the person saw. When the stored order differs from the latter, the call is
 * refused, so that nobody's changes are lost.
 */
const orderOf = <Id extends TSchema>(id: Id) => {
  const ids = Type.Array(id, { minItems: 1, maxItems: MOST_SHOWN })
  return Type.Object({ ids, seen: ids })
}

const filter = Type.Object({ state: Type.Optional(ShowingState), ...pageQuery })

/** Adverts, notices and the bottom bar. Each change is visible at once. */
export const frontCalls = {
  'GET /sands-system/api/v1/manage/advert/page': call({
    summary: 'Adverts of the college, in the order in which they are shown.',
    access: 'right:home.adverts.edit',
    query: filter,
    data: Page(ManagedAdvert),
  }),
  'POST /sands-system/api/v1/manage/advert/create': call({
    summary: 'Adds an advert after the others.',
    access: 'right:home.adverts.edit',
    body: AdvertDraft,
    data: Type.Object({ id: AdvertId }),
    errors: ['media.gone', 'org.place_unknown', 'home.bad_jump', 'home.bad_window', 'home.too_many'],
    once: true,
    bodyLimit: DRAFT_BYTES,
  }),
  'POST /sands-system/api/v1/manage/advert/update': call({
    summary: 'Changes an advert.',
    access: 'right:home.adverts.edit',
    body: Type.Object({ id: AdvertId, version: Version, ...AdvertDraft.properties }),
    data: Nothing,
    errors: [
      'kernel.not_found',
      'kernel.changed_meanwhile',
      'media.gone',
      'org.place_unknown',
      'home.bad_jump',
      'home.bad_window',
    ],
    once: true,
    bodyLimit: DRAFT_BYTES,
  }),
  'POST /sands-system/api/v1/manage/advert/remove': call({
    summary: 'Deletes an advert.',
    access: 'right:home.adverts.edit',
    body: Type.Object({ id: AdvertId, version: Version }),
    data: Nothing,
    errors: ['kernel.not_found', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/advert/sort': call({
    summary: 'Changes the order of all adverts of the college. Refused when somebody has added or moved one meanwhile.',
    access: 'right:home.adverts.edit',
    body: orderOf(AdvertId),
    data: Nothing,
    errors: ['kernel.changed_meanwhile'],
    once: true,
  }),
  'GET /sands-system/api/v1/manage/notice/page': call({
    summary: 'Notices of the college, in the order in which they are shown.',
    access: 'right:home.notices.edit',
    query: filter,
    data: Page(ManagedNotice),
  }),
  'POST /sands-system/api/v1/manage/notice/create': call({
    summary: 'Adds a notice before the others.',
    access: 'right:home.notices.edit',
    body: NoticeDraft,
    data: Type.Object({ id: NoticeId }),
    errors: ['org.place_unknown', 'home.bad_jump', 'home.bad_window', 'home.too_many'],
    once: true,
    bodyLimit: DRAFT_BYTES,
  }),
  'POST /sands-system/api/v1/manage/notice/update': call({
    summary: 'Changes a notice.',
    access: 'right:home.notices.edit',
    body: Type.Object({ id: NoticeId, version: Version, ...NoticeDraft.properties }),
    data: Nothing,
    errors: ['kernel.not_found', 'kernel.changed_meanwhile', 'org.place_unknown', 'home.bad_jump', 'home.bad_window'],
    once: true,
    bodyLimit: DRAFT_BYTES,
  }),
  'POST /sands-system/api/v1/manage/notice/remove': call({
    summary: 'Deletes a notice.',
    access: 'right:home.notices.edit',
    body: Type.Object({ id: NoticeId, version: Version }),
    data: Nothing,
    errors: ['kernel.not_found', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/notice/sort': call({
    summary: 'Changes the order of all notices of the college. Refused when somebody has added or moved one meanwhile.',
    access: 'right:home.notices.edit',
    body: orderOf(NoticeId),
    data: Nothing,
    errors: ['kernel.changed_meanwhile'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/tabs/get': call({
    summary: 'The bottom bar of the college, for editing.',
    access: 'right:home.tabs.edit',
    data: Type.Object({ version: Version, tabs: Type.Array(TabDraft), pictures: Type.Array(FilePicture) }),
  }),
  'POST /sands-lms/api/v1/manage/tabs/save': call({
    summary: 'Replaces the bottom bar of the college.',
    access: 'right:home.tabs.edit',
    body: Type.Object({ version: Version, tabs: Type.Array(TabDraft, { minItems: 1, maxItems: MOST_TABS }) }),
    data: Type.Object({ version: Version }),
    errors: ['kernel.changed_meanwhile', 'media.gone', 'org.place_unknown', 'home.bad_tabs'],
    once: true,
    bodyLimit: DRAFT_BYTES,
  }),
} satisfies Calls
