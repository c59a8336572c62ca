import type { DomainScreens } from '../../kernel/screens.ts'

export const mediaScreens = {
  domain: 'media',
  label: 'media.files',
  manage: [],
} satisfies DomainScreens
