import { BOARD_DENIALS } from '@sands/rules/community/board-access'
import { PUBLISH_FAULTS } from '@sands/rules/community/publishing'
import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'
import { OneOf } from '../kernel/schema.ts'

export const communityErrors = {
  // Deleted, hidden, waiting for review, of another college, or on a board that is not for this person.
  'community.gone': { code: 4260001, status: 404 },
  // The board was deleted or is not for this person.
  'community.board_gone': { code: 4260002, status: 404 },
  // "No permission to publish in this section"; `reason` says why.
  'community.may_not_post': { code: 4260003, status: 403, params: Type.Object({ reason: OneOf(BOARD_DENIALS) }) },
  // A rule of publishing is broken; `fault` names the first one.
  'community.incomplete': { code: 4260004, status: 422, params: Type.Object({ fault: OneOf(PUBLISH_FAULTS) }) },
  // The text contains a word that the company does not allow.
  'community.word_blocked': { code: 4260005, status: 422, params: Type.Object({ word: Type.String() }) },
  // The person publishes too often; they may publish again after `seconds`.
  'community.too_fast': { code: 4260006, status: 429, params: Type.Object({ seconds: Type.Integer() }) },
  // The person has published enough for a day; they may publish again after `hours`.
  'community.too_many': { code: 4260031, status: 429, params: Type.Object({ hours: Type.Integer() }) },
  // The board does not allow anonymous content.
  'community.not_anonymous': { code: 4260007, status: 409 },
  // The board does not allow content that visitors can see.
  'community.not_public': { code: 4260008, status: 409 },
  // The state does not allow this step, such as changing hidden content.
  'community.wrong_state': { code: 4260009, status: 409 },
  'community.too_many_pins': { code: 4260010, status: 409, params: Type.Object({ limit: Type.Integer() }) },
  'community.voted_already': { code: 4260011, status: 409 },
  // The options do not belong to the poll, or there are several and one is allowed.
  'community.bad_vote': { code: 4260012, status: 422 },
  // The person does not belong to this college.
  'community.person_unknown': { code: 4260013, status: 422 },
  // The person has already reported this content.
  'community.reported_already': { code: 4260014, status: 409 },
  'community.case_gone': { code: 4260015, status: 404 },
  // Another moderator has claimed the case.
  'community.case_claimed': { code: 4260016, status: 409, params: Type.Object({ name: Type.String() }) },
  // There is nothing to appeal against, or an appeal was made already.
  'community.no_appeal': { code: 4260017, status: 409 },
  'community.board_name_taken': { code: 4260018, status: 409 },
  'community.word_exists': { code: 4260019, status: 409 },
  'community.too_many_words': { code: 4260020, status: 409, params: Type.Object({ limit: Type.Integer() }) },
  'community.banner_gone': { code: 4260021, status: 404 },
  // The target of the banner does not exist in this college, or the link is not a web address.
  'community.bad_target': { code: 4260022, status: 422 },
  // Only a published article can become an information article.
  'community.not_an_article': { code: 4260023, status: 409 },
  // The author of the content is known: it is not anonymous.
  'community.author_known': { code: 4260024, status: 409 },
  // Somebody has asked for the author already.
  'community.disclosure_asked': { code: 4260025, status: 409 },
  // Nobody has asked for the author, or it was confirmed already.
  'community.disclosure_gone': { code: 4260026, status: 404 },
  // The person who asks for an author cannot confirm it as well.
  'community.second_person_needed': { code: 4260027, status: 409 },
  // The course, exam, training project or session of the board does not exist in this college.
  'community.source_gone': { code: 4260028, status: 404 },
  // Another content shows the same video, which would change as well.
  'community.video_used': { code: 4260029, status: 409 },
  // A moderator deletes content of another person without a reason.
  'community.reason_needed': { code: 4260030, status: 422 },
} satisfies ErrorCatalog
