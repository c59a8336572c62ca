// Written by npm run format from the files of the domains. Changes made by hand are lost.

import type { TextDomain } from '@sands/i18n/shell'

/** Texts that the screens of each domain need besides those of the first load, by the domain they belong to. */
export const domainTexts = {
  settings: [],
  media: ['media'],
  org: ['org'],
  auth: ['auth'],
  message: ['message'],
  points: ['points'],
  social: ['social'],
  study: ['study'],
  review: ['review'],
  article: ['article'],
  lecturer: ['lecturer'],
  course: ['media', 'social', 'study', 'course'],
  exam: ['media', 'study', 'exam'],
  survey: ['social', 'survey'],
  community: ['media', 'social', 'community'],
  shop: ['shop'],
  face: ['social', 'face'],
  training: ['media', 'study', 'exam', 'training'],
  apply: ['media', 'apply'],
  feedback: ['social', 'feedback'],
  home: [],
} satisfies Record<string, readonly TextDomain[]>

/** A domain that has screens. */
export type PhoneDomain = keyof typeof domainTexts
