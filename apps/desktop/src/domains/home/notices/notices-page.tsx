import type { ManagedNotice, NoticeDraft } from '@sands/contract/home/front.model'
import { type PromotionKind, promotionValuesOf } from '../promotions/promotion.ts'
import { PromotionPage } from '../promotions/promotion-page.tsx'
import { NoticeFields } from './notice-fields.tsx'
import { NoticePhone } from './notice-phone.tsx'
import { useNoticeCalls } from './use-notice-calls.ts'

const NOTICES: PromotionKind<ManagedNotice, NoticeDraft> = {
  words: {
    title: 'home.notices_title',
    intro: 'home.notices_intro',
    add: 'home.notices_add',
    edit: 'home.notices_edit',
    none: 'home.notices_none',
    noneText: 'home.notices_none_text',
    removeAsk: 'home.notices_remove_ask',
  },
  nameOf: ({ text }) => text,
  draftOf: (notice) => ({ text: notice?.text ?? '', ...promotionValuesOf(notice) }),
  isFilled: ({ text }) => text.trim() !== '',
  Fields: NoticeFields,
  Showcase: ({ promotions }) => <NoticePhone notices={promotions.map(({ text }) => text)} />,
}

/** Lines of the notice module on the home page. */
export function NoticesPage() {
  return <PromotionPage kind={NOTICES} calls={useNoticeCalls()} />
}
