import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'

export const orgScreens = {
  domain: 'org',
  cards: [
    { id: 'profile', place: 'wide', card: lazyPage(() => import('./learn/profile-card.tsx'), 'ProfileCard') },
    { id: 'colleges', place: 'wide', card: lazyPage(() => import('./learn/colleges-card.tsx'), 'CollegesCard') },
  ],
} satisfies DomainScreens
