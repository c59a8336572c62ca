import type { ErrorCatalog } from '../kernel/error.ts'

export const socialErrors = {
  // The thing that is liked, rated or talked about is gone, or not for this person.
  'social.gone': { code: 4170001, status: 404 },
  // A rating can be given once only.
  'social.rated_already': { code: 4170002, status: 409 },
  // The comment was taken down, or never was.
  'social.comment_gone': { code: 4170003, status: 404 },
  // The company has closed the comments of this thing.
  'social.comments_closed': { code: 4170004, status: 409 },
  // Only whoever wrote it takes it down, or whoever moderates.
  'social.not_yours': { code: 4170005, status: 403 },
  // Somebody else has put the comment back meanwhile.
  'social.comment_there': { code: 4170006, status: 409 },
  // Its author took the comment back: nothing of it was kept.
  'social.taken_back': { code: 4170007, status: 409 },
  // Who has not begun a course does not rate it.
  'social.not_begun': { code: 4170008, status: 403 },
} satisfies ErrorCatalog
