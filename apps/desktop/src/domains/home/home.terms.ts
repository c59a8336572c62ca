import type { DomainTerms } from '../../kernel/terms.ts'

export const homeTerms = {
  filePlaces: {
    'home.decoration': { text: 'home.use_decoration', path: '/manage/home/history' },
    'home.advert': { text: 'home.use_advert', path: '/manage/home/adverts', by: 'open' },
    'home.notice': { text: 'home.use_notice', path: '/manage/home/notices', by: 'open' },
    'home.tab': { text: 'home.use_tab', path: '/manage/home/tabs' },
  },
} satisfies DomainTerms
