import type { ManagedAdvert } from '@sands/contract/home/front.model'
import type { PromotionKind } from '../promotions/promotion.ts'
import { PromotionPage } from '../promotions/promotion-page.tsx'
import { AdvertFields } from './advert-fields.tsx'
import { type AdvertForm, advertFormOf } from './advert-form.ts'
import { AdvertPhone } from './advert-phone.tsx'
import { AdvertPicture } from './advert-picture.tsx'
import styles from './adverts.module.css'
import { useAdvertCalls } from './use-advert-calls.ts'

const ADVERTS: PromotionKind<ManagedAdvert, AdvertForm> = {
  words: {
    title: 'home.adverts_title',
    intro: 'home.adverts_intro',
    add: 'home.adverts_add',
    edit: 'home.adverts_edit',
    none: 'home.adverts_none',
    noneText: 'home.adverts_none_text',
    removeAsk: 'home.adverts_remove_ask',
  },
  nameOf: ({ name }) => name,
  draftOf: advertFormOf,
  isFilled: ({ name, fileId }) => name.trim() !== '' && fileId !== null,
  Fields: AdvertFields,
  Showcase: ({ promotions }) => <AdvertPhone adverts={promotions} />,
  Thumb: ({ promotion }) => (
    <span className={styles.thumb}>
      <AdvertPicture picture={promotion.picture} alt="" sizes="48px" />
    </span>
  ),
}

/** Pictures that people see when they open the home page. */
export function AdvertsPage() {
  return <PromotionPage kind={ADVERTS} calls={useAdvertCalls()} />
}
