/** Holds every right; the company never loses the last one. */
export const ADMINISTRATOR = 'administrator'

/** Roles that every installation has beside the administrator. Each domain says which of its rights they hold. */
export const DEFAULT_ROLES = [
  'content-author',
  'training-manager',
  'teacher',
  'reviewer',
  'shop-manager',
  'community-moderator',
  'auditor',
] as const
export type DefaultRole = (typeof DEFAULT_ROLES)[number]
