import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Nothing, Nullable, Page, pageQuery, Version } from '../kernel/schema.ts'
import {
  DecorationDetail,
  DecorationOverview,
  DecorationSummary,
  EditionName,
  HomePageDocument,
} from './decoration.model.ts'

const DecorationId = IdOf<'decoration'>()
/** Enough for thirty modules with their items, and audiences for some of them. */
const PAGE_BYTES = 1024 * 1024
/**
 * The version the editor has loaded: that of the draft, of the current page when there was no draft, or 0 when there
 * was neither. Versions increase across all pages of a college and are never reused.
 */
const SeenVersion = Type.Integer({ minimum: 0 })
const Changed = Type.Object({ id: DecorationId, version: Version })

/**
 * The home page of the college: a draft that is saved automatically, publishing now or later, and all earlier pages.
 */
export const decorationCalls = {
  'GET /sands-lms/api/v1/manage/decoration/desk': call({
    summary: 'The draft, the current page and the scheduled pages.',
    access: 'right:home.decoration.edit',
    data: DecorationOverview,
  }),
  'GET /sands-lms/api/v1/manage/decoration/page': call({
    summary: 'Pages that were published or withdrawn, latest first. The current one comes first.',
    access: 'right:home.decoration.edit',
    query: Type.Object({ ...pageQuery }),
    data: Page(DecorationSummary),
  }),
  'GET /sands-lms/api/v1/manage/decoration/get': call({
    summary: 'One page of the college with all its modules.',
    access: 'right:home.decoration.edit',
    query: Type.Object({ id: DecorationId }),
    data: DecorationDetail,
    errors: ['kernel.not_found'],
  }),
  'POST /sands-lms/api/v1/manage/decoration/save': call({
    summary: 'Stores the draft, complete or not. Learners see it only after publication.',
    access: 'right:home.decoration.edit',
    body: Type.Object({ version: SeenVersion, page: HomePageDocument }),
    data: Changed,
    errors: ['kernel.changed_meanwhile', 'kernel.malformed', 'media.gone', 'home.bad_jump', 'home.picked_gone'],
    once: true,
    bodyLimit: PAGE_BYTES,
  }),
  'POST /sands-lms/api/v1/manage/decoration/discard': call({
    summary: 'Deletes the draft.',
    access: 'right:home.decoration.edit',
    body: Type.Object({ version: Version }),
    data: Nothing,
    errors: ['kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/decoration/restore': call({
    summary: 'Makes a draft of an earlier page. It replaces the existing draft.',
    access: 'right:home.decoration.edit',
    body: Type.Object({ id: DecorationId, version: SeenVersion }),
    data: Changed,
    errors: ['kernel.not_found', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/decoration/publish': call({
    summary: 'Publishes the draft, at once or at a time within a year.',
    access: 'right:home.decoration.publish',
    body: Type.Object({ version: Version, name: EditionName, publishAt: Nullable(Instant) }),
    data: DecorationSummary,
    errors: [
      'kernel.changed_meanwhile',
      'home.page_unfinished',
      'home.bad_time',
      'home.too_many_scheduled',
      'org.place_unknown',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/decoration/withdraw': call({
    summary: 'Withdraws a scheduled page. It stays in the history.',
    access: 'right:home.decoration.publish',
    body: Type.Object({ id: DecorationId, version: Version }),
    data: Nothing,
    errors: ['kernel.not_found', 'kernel.changed_meanwhile', 'home.published_already'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/decoration/preview': call({
    summary: 'A token with which the phone app shows this page for a few hours, as if it were published.',
    access: 'right:home.decoration.edit',
    body: Type.Object({ id: DecorationId }),
    data: Type.Object({ token: Type.String(), expiresAt: Instant }),
    errors: ['kernel.not_found'],
  }),
} satisfies Calls
