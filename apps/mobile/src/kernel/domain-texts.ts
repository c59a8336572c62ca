// Written by npm run format from the files of the domains. Changes made by hand are lost.

import type { TextDomain } from '@sands/i18n/shell'

/** Texts that the screens of each domain need besides those of the first load, by the domain they belong to. */
export const domainTexts = {
  settings: ['auth'],
  media: ['media', 'auth'],
  org: ['org', 'auth'],
  auth: ['auth'],
  message: ['auth', 'message'],
  points: ['auth', 'points'],
  social: ['auth', 'social'],
  study: ['auth', 'study'],
  review: ['auth', 'review'],
  article: ['auth', 'article'],
  lecturer: ['auth', 'lecturer'],
  course: ['media', 'auth', 'social', 'study', 'course'],
  exam: ['media', 'auth', 'study', 'exam'],
  survey: ['auth', 'social', 'survey'],
  community: ['media', 'auth', 'social', 'community'],
  shop: ['auth', 'points', 'shop'],
  face: ['auth', 'social', 'face'],
  training: ['media', 'auth', 'study', 'exam', 'training'],
  apply: ['media', 'auth', 'apply'],
  feedback: ['auth', 'social', 'feedback'],
  home: ['auth'],
} satisfies Record<string, readonly TextDomain[]>

/** A domain that has screens. */
export type PhoneDomain = keyof typeof domainTexts
