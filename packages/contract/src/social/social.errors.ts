import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const socialErrors = {
  // The content that is liked, rated or commented was deleted, or is not for this person.
  'social.gone': { code: 4170001, status: 404 },
  // A rating can be given once only.
  'social.rated_already': { code: 4170002, status: 409 },
  // The comment was taken down, or does not exist.
  'social.comment_gone': { code: 4170003, status: 404 },
  // The company has closed the comments of this content.
  'social.comments_closed': { code: 4170004, status: 409 },
  // Only the author or a moderator may take a comment down.
  'social.not_yours': { code: 4170005, status: 403 },
  // Somebody else has already put the comment back.
  'social.comment_there': { code: 4170006, status: 409 },
  // The author deleted the comment, so its text is no longer stored.
  'social.taken_back': { code: 4170007, status: 409 },
  // Only learners who have started a course may rate it.
  'social.not_begun': { code: 4170008, status: 403 },
  // What a person only tries cannot be commented on or rated.
  'social.only_tried': { code: 4170009, status: 403 },
  // The comment contains a word that the company does not allow.
  'social.word_blocked': { code: 4170010, status: 422, params: Type.Object({ word: Type.String() }) },
  // A newcomer comments too often; they may comment again after `seconds`.
  'social.too_fast': { code: 4170011, status: 429, params: Type.Object({ seconds: Type.Integer() }) },
  // The person has already reported this comment.
  'social.reported_already': { code: 4170012, status: 409 },
} satisfies ErrorCatalog
