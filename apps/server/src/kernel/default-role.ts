/** Has every right. The company always keeps at least one administrator. */
export const ADMINISTRATOR = 'administrator'

/** Roles that every installation has besides the administrator. Each domain lists the rights that they get. */
export const DEFAULT_ROLES = [
  'content-author',
  'training-manager',
  'teacher',
  'reviewer',
  'shop-manager',
  'merchant',
  'community-moderator',
  'auditor',
] as const
export type DefaultRole = (typeof DEFAULT_ROLES)[number]
