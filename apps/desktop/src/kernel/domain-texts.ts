// Written by npm run format from the files of the domains. Changes made by hand are lost.

import type { ManageTextDomain } from '@sands/i18n/manage'

/** Texts that the screens of each domain need besides those of the first load, by the domain they belong to. */
export const domainTexts = {
  ops: ['audit', 'ops'],
  settings: ['settings'],
  media: ['media'],
  org: ['ops', 'org'],
  auth: ['audit', 'auth'],
  message: ['media', 'message'],
  points: ['ops', 'points'],
  social: ['social'],
  study: ['ops', 'study'],
  review: ['review'],
  article: ['media', 'article'],
  lecturer: ['media', 'lecturer'],
  course: ['ops', 'media', 'study', 'course'],
  exam: ['ops', 'media', 'exam'],
  survey: ['ops', 'survey'],
  community: ['ops', 'media', 'community'],
  shop: ['ops', 'media', 'shop'],
  face: ['ops', 'media', 'face'],
  training: ['ops', 'media', 'training'],
  apply: ['ops', 'apply'],
  feedback: ['ops', 'feedback'],
  home: ['media', 'home'],
} satisfies Record<string, readonly ManageTextDomain[]>
